import type { ReactNode } from 'react';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconPaths.ts';
import { CANCELLATION_LABEL } from './cancellationLabel.ts';
import { ORDER_STATUS_LABEL, packageStatusLabel, type ShownStatus } from './packageStatus.ts';
import { changeOf, lineEventKind } from './lineEvent.ts';
import type { LineChange_ChangeFragment, Timeline_EventFragment, ReturnRecord_ReturnFragment } from './Packages.generated.ts';
import { chargeMessage } from './chargeMessages.ts';
import { returnCauseText } from './returnCause.ts';
import { PackageRecord } from './PackageRecord.tsx';
import styles from './Packages.module.css';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { listValues } from '#schema/rules/wordLists.ts';

interface TimelineProps {
  events: readonly Timeline_EventFragment[];
  /** The events are the older part of a list, so the first entry is not the current status. */
  isOlder?: boolean;
  /** The buyer picks up the package. */
  isPickupPackage?: boolean;
  /** The changes of lines that events report, of which the refunds are shown. */
  changes?: readonly LineChange_ChangeFragment[];
  /** The order is paid in cash, so that a changed line costs less instead of being refunded. */
  isCash?: boolean;
  /** Who reads the events. */
  by?: 'buyer' | 'vendor';
}

/** A package's past events, newest first. */
export function Timeline({ events, isOlder = false, isPickupPackage = false, changes = [], isCash = false, by = 'buyer' }: TimelineProps) {
  const t = useT();
  const locale = useLocale();
  const labelOf = (event: Timeline_EventFragment) => {
    const { lineChange, cancellation, returnStatus } = event;
    if (lineChange === null || cancellation !== null || returnStatus !== null) return t(eventLabel(event, isPickupPackage));
    const change = changeOf(event, changes);
    return t(`sub.event.${change === undefined ? lineChange : lineEventKind(change, changes)}`, { by });
  };
  const refundOf = (event: Timeline_EventFragment) => {
    const cents = changeOf(event, changes)?.refund.minorUnits ?? 0;
    return cents > 0 && t('sub.refund', { amount: formatMoney(cents), payment: isCash ? 'cash' : 'online' });
  };
  return (
    <ol className={styles.timeline}>
      {events.toReversed().map((event, index) => (
        <li
          key={`${event.at} ${event.status} ${event.returnStatus ?? ''} ${index}`}
          className={index === 0 && !isOlder ? styles.latest : undefined}
        >
          <b>{labelOf(event)}</b>
          <Text as="span" size="compact">
            <time dateTime={event.at}>{formatDate(event.at, locale, 'hour')}</time>
            {event.place !== null && (
              <>
                {' · '}
                <span className={styles.town}>{event.place}</span>
              </>
            )}
          </Text>
          {event.note && (
            <Text as="span" size="compact">
              {event.note}
            </Text>
          )}
          {refundOf(event) && (
            <Text as="span" size="compact">
              {refundOf(event)}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}

interface LatestEventProps extends Omit<TimelineProps, 'isOlder'> {
  /** Further content below the older events. */
  children?: ReactNode;
}

/** A package's latest event; older ones can be expanded. */
export function LatestEvent({ children, events, ...rest }: LatestEventProps) {
  const t = useT();
  return (
    <>
      <Timeline {...rest} events={events.slice(-1)} />
      {events.length > 1 && (
        <details className={styles.older}>
          <summary>{t('ord.olderEvents', { n: events.length - 1 })}</summary>
          <Timeline {...rest} events={events.slice(0, -1)} isOlder />
          {children}
        </details>
      )}
    </>
  );
}

function eventLabel(
  { status, returnStatus, isCorrection, cancellation }: Timeline_EventFragment,
  isPickupPackage: boolean,
): PlainMessageKey {
  if (cancellation === 'REQUESTED' || cancellation === 'DECLINED') return CANCELLATION_LABEL[cancellation];
  if (returnStatus) return RETURN_STATUS_LABEL[returnStatus];
  return isCorrection ? 'ord.trackingCorrected' : packageStatusLabel(status, isPickupPackage);
}

const STEPS = ['PLACED', 'PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;
/** Packages for pick-up have no courier steps. */
const PICKUP_STEPS = ['PLACED', 'PACKED', 'DELIVERED'] as const;

interface PackageProgressProps {
  events: readonly Timeline_EventFragment[];
  /** The buyer picks up the package. */
  isPickupPackage?: boolean;
}

/** Whether the current status is one of the progress steps and there is no return. */
export function hasSteps(events: readonly Pick<Timeline_EventFragment, 'status' | 'returnStatus'>[]): boolean {
  const last = events.at(-1);
  return STEPS.some((step) => step === last?.status) && !last?.returnStatus;
}

/** Progress steps with their dates. Renders nothing for cancelled or returned packages, whose timeline is sufficient. */
export function PackageProgress({ events, isPickupPackage = false }: PackageProgressProps) {
  const t = useT();
  const locale = useLocale();
  if (!hasSteps(events)) return null;
  const last = events.at(-1)?.status;
  return (
    <ol className={styles.steps} aria-label={t('track.progress')}>
      {(isPickupPackage ? PICKUP_STEPS : STEPS).map((step) => {
        const event = events.find(({ status }) => status === step);
        return (
          <li key={step} data-done={event ? '' : undefined} aria-current={step === last ? 'step' : undefined}>
            <span>{t(packageStatusLabel(step, isPickupPackage))}</span>
            {event ? (
              <time dateTime={event.at}>{formatDate(event.at, locale, 'weekday')}</time>
            ) : (
              <VisuallyHidden>{t('track.notYet')}</VisuallyHidden>
            )}
          </li>
        );
      })}
    </ol>
  );
}

type ReturnStatus = ReturnRecord_ReturnFragment['status'];

const RETURN_STATUS_LABEL: Record<ReturnStatus, PlainMessageKey> = {
  REQUESTED: 'ret.requested',
  WITHDRAWN: 'ret.withdrawn',
  ACCEPTED: 'ret.accepted',
  REFUSED: 'ret.refused',
  RECEIVED: 'ret.received',
  REFUNDED: 'ret.paidBack',
};

type MoneyKey = 'ret.willRefund' | 'ret.byTransfer' | 'ret.refunded' | 'ret.transferred';

interface ReturnRecordProps {
  record: ReturnRecord_ReturnFragment;
  /** The package's lines, which contain the titles. */
  lines: readonly { id: string; title: string }[];
}

/** A return: its lines, status and refund. */
export function ReturnRecord({ record, lines }: ReturnRecordProps) {
  const t = useT();
  const locale = useLocale();
  const { status, requestedAt, withdrawnAt, answeredAt, receivedAt, paidBackAt, instructions, refusal } = record;
  const at = paidBackAt ?? receivedAt ?? answeredAt ?? withdrawnAt ?? requestedAt;
  const isKept = status === 'REFUSED' || status === 'WITHDRAWN';
  const products = record.lines.map(({ lineId, quantity }) => `${quantity} × ${lines.find(({ id }) => id === lineId)?.title ?? ''}`);
  return (
    <PackageRecord name={t('ret.title')} state={t(RETURN_STATUS_LABEL[status])} at={at} data-status={status}>
      <p>{listValues(products, locale)}</p>
      <Text size="compact" tone="muted">
        {t('ret.reasonWas', { reason: returnCauseText(record, t) })}
      </Text>
      {status === 'ACCEPTED' && instructions !== null && <p>{t('ret.howTo', { text: instructions })}</p>}
      {status === 'REFUSED' && refusal !== null && <p>{t('ret.refusedBecause', { reason: refusal })}</p>}
      {!isKept && <Text weight="strong">{t(refundMessage(record), { amount: formatMoney(record.refund.minorUnits) })}</Text>}
      {!isKept && record.charge !== null && <p>{chargeMessage(record.charge, t)}</p>}
    </PackageRecord>
  );
}

function refundMessage({ status, refundBy }: ReturnRecord_ReturnFragment): MoneyKey {
  if (status === 'REFUNDED') return 'ret.transferred';
  if (status !== 'RECEIVED') return 'ret.willRefund';
  return refundBy === 'TRANSFER' ? 'ret.byTransfer' : 'ret.refunded';
}

const ICONS: Record<ShownStatus, IconName> = {
  UNPAID: 'clock',
  UNCONFIRMED: 'mail',
  UNANSWERED: 'clock',
  CANCELLING: 'clock',
  TO_SHIP: 'box',
  TO_RECEIVE: 'truck',
  RETURNS: 'return',
  DELIVERED: 'check',
  RETURNED: 'return',
  CANCELLED: 'close',
};

export function StatusPill({ status }: { status: ShownStatus }) {
  const t = useT();
  return (
    <span className={styles.pill} data-status={status}>
      <Icon name={ICONS[status]} size={16} />
      {t(ORDER_STATUS_LABEL[status])}
    </span>
  );
}

/** An order's statuses: several if its packages are at different stages. */
export function StatusPills({ statuses }: { statuses: readonly ShownStatus[] }) {
  return (
    <Cluster as="span" gap={1}>
      {statuses.map((status) => (
        <StatusPill key={status} status={status} />
      ))}
    </Cluster>
  );
}
