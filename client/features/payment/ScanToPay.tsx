import { useState, useSyncExternalStore } from 'react';
import { useMutation } from '@apollo/client/react';
import { formatMoney } from '#schema/rules/money.ts';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import { useT } from '#client/i18n/useT.ts';
import { saveFile } from '#client/lib/saveFile.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { QrCode } from '#client/ui/media/QrCode.tsx';
import { qrPicture } from '#client/ui/media/qrPicture.ts';
import { ConfirmPaymentDocument } from './PayAgain.generated.ts';
import styles from './Payment.module.css';

interface ScanToPayProps {
  number: string;
  accessToken: string | null;
  /** What the code holds; a path is one of this site. */
  payload: string;
  amountCents: number;
  demo: boolean;
}

const never = () => () => undefined;

/** A code to scan, or to save for the app on the same phone, for how much, and a word from whoever has paid: the shop looks at once. */
export function ScanToPay({ number, accessToken, payload, amountCents, demo }: ScanToPayProps) {
  const t = useT();
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => null,
  );
  const [said, setSaid] = useState('');
  const [confirm, { loading }] = useMutation(ConfirmPaymentDocument);
  const look = async () => {
    setSaid('');
    try {
      const { data } = await confirm({ variables: { number, accessToken } });
      if (data?.confirmPayment.order?.payment.status === 'PENDING') setSaid(t('pay.notYet'));
    } catch (error) {
      setSaid(t(savingProblem(error) ?? 'pay.notReached'));
    }
  };
  const text = origin === null ? null : new URL(payload, origin).href;
  const save = async (code: string) => {
    try {
      saveFile(`rizq-${number}.png`, await qrPicture(code));
      setSaid(t('pay.qrSaved'));
    } catch {
      setSaid(t('pay.qrNotSaved'));
    }
  };
  return (
    <div className={styles.scan}>
      <div className={styles.code}>
        {text !== null && <QrCode text={text} label={t('pay.qrLabel', { amount: formatMoney(amountCents) })} />}
      </div>
      <div className={styles.steps}>
        <p>{t('pay.qrSteps', { amount: formatMoney(amountCents) })}</p>
        <p className={styles.muted}>{t('pay.qrOnPhone')}</p>
        <Button look="outline" icon="download" onClick={() => text !== null && void save(text)}>
          {t('pay.qrSave')}
        </Button>
        <Button look="outline" isBusy={loading} onClick={() => void look()}>
          {t('pay.havePaid')}
        </Button>
        <p role="status" className={styles.said}>
          {said}
        </p>
        {demo && (
          <a className={styles.link} href={payload} target="_blank" rel="noreferrer">
            {t('pay.qrHere')}
          </a>
        )}
      </div>
    </div>
  );
}
