import { useT } from '#client/i18n/useT.ts';
import styles from './Checkout.module.css';

/** The checkout before the cart is read from this browser. Without scripts it never will be, and the page says so. */
export function WaitingForCart() {
  const t = useT();
  return (
    <>
      <p role="status" className={styles.waiting}>
        {t('co.waiting')}
      </p>
      <noscript>
        <p className={styles.hint}>{t('co.noScript')}</p>
      </noscript>
    </>
  );
}
