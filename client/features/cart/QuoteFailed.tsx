import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import styles from './Cart.module.css';

/** Said above what could not be priced just now. */
export function QuoteFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <p className={styles.quoteFailedFailed} role="alert">
      {t('cart.quoteFailed')}{' '}
      <Button look="text" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </p>
  );
}
