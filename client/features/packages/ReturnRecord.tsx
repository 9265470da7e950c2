import { useLocale, useT } from '#client/i18n/useT.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { ReturnRecord_ReturnFragment } from './ReturnRecord.generated.ts';
import styles from './Packages.module.css';

type ReturnStatus = ReturnRecord_ReturnFragment['status'];

/** What each state of a return is called. */
export const RETURN_STATUS_LABEL: Record<ReturnStatus, PlainMessageKey> = {
  REQUESTED: 'ret.requested',
  ACCEPTED: 'ret.accepted',
  REFUSED: 'ret.refused',
  RECEIVED: 'ret.received',
  REFUNDED: 'ret.paidBack',
};

type MoneyKey = 'ret.willRefund' | 'ret.byTransfer' | 'ret.refunded' | 'ret.transferred';

interface ReturnRecordProps {
  record: ReturnRecord_ReturnFragment;
  /** The lines of the package. */
  lines: readonly { id: string; title: string }[];
}

/** A return: what comes back, where that stands, and what is given back for it. */
export function ReturnRecord({ record, lines }: ReturnRecordProps) {
  const t = useT();
  const locale = useLocale();
  const { status, requestedAt, answeredAt, receivedAt, paidBackAt, instructions, refusal, reason } = record;
  const at = paidBackAt ?? receivedAt ?? answeredAt ?? requestedAt;
  const products = record.lines.map(({ lineId, quantity }) => `${quantity} × ${lines.find(({ id }) => id === lineId)?.title ?? ''}`);
  return (
    <section className={styles.record} data-status={status} aria-label={t('ret.title')}>
      <p className={styles.returnRecordHead}>
        <b>{t(RETURN_STATUS_LABEL[status])}</b> <time dateTime={at}>{formatDate(at, locale, 'moment')}</time>
      </p>
      <p>{products.join(', ')}</p>
      <p className={styles.quiet}>{t('ret.reasonWas', { reason })}</p>
      {status === 'ACCEPTED' && instructions !== null && (
        <p className={styles.returnRecordWords}>{t('ret.howTo', { text: instructions })}</p>
      )}
      {status === 'REFUSED' && refusal !== null && <p>{t('ret.refusedBecause', { reason: refusal })}</p>}
      {status !== 'REFUSED' && <p className={styles.money}>{t(moneyWords(record), { amount: formatMoney(record.refund.minorUnits) })}</p>}
    </section>
  );
}

function moneyWords({ status, refundBy }: ReturnRecord_ReturnFragment): MoneyKey {
  if (status === 'REFUNDED') return 'ret.transferred';
  if (status !== 'RECEIVED') return 'ret.willRefund';
  return refundBy === 'TRANSFER' ? 'ret.byTransfer' : 'ret.refunded';
}
