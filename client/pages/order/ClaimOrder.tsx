import { useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import styles from './Order.module.css';
import { useClaimOrder } from './useClaimOrder.ts';

/** For a member who ordered as a guest: the order moves from this device into the account, where every device finds it. */
export function ClaimOrder({ number, accessToken }: { number: string; accessToken: string }) {
  const t = useT();
  const { isBusy, claim } = useClaimOrder();
  const [refusal, setRefusal] = useState<string | null>(null);
  const press = async () => {
    const found = await claim({ number, accessToken });
    setRefusal(found);
    if (found !== null) return;
    toast.success(t('ord.claimed'));
    // The button goes with what it was for.
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <section className={styles.offer} aria-labelledby="claim-order">
      <h2 id="claim-order" className={styles.orderAccountTitle}>
        {t('ord.claimTitle')}
      </h2>
      <p className={styles.why}>{t('ord.claimWhy')}</p>
      {refusal !== null && (
        <p className={styles.problem} role="alert">
          {refusal}
        </p>
      )}
      <Button look="outline" isBusy={isBusy} className={styles.claim} onClick={() => void press()}>
        {t('ord.claim')}
      </Button>
    </section>
  );
}
