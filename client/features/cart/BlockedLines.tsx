import { useT } from '#client/i18n/useT.ts';
import { removeFromCart } from '#client/state/cart.ts';
import { saveForLater } from '#client/state/savedForLater.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import styles from './Cart.module.css';
import type { PricedLine } from './cartFigures.ts';
import { LineNotice } from './LineNotice.tsx';

/** What stands in the way of ordering, line by line, each with a way out of it. Nothing when nothing does. */
export function BlockedLines({ lines }: { lines: readonly PricedLine[] }) {
  const t = useT();
  if (lines.length === 0) return null;
  return (
    <div className={styles.blocked}>
      <p>{t('cart.fixFirst')}</p>
      <ul>
        {lines.map(({ line, title, issues }) => (
          <li key={line.variantId}>
            <div className={styles.line}>
              <b>{title}</b>
              <Button
                look="text"
                size="small"
                aria-label={t('cart.laterItem', { name: title })}
                onClick={() => saveForLater(line.variantId)}
              >
                {t('cart.later')}
              </Button>
              <Button
                look="text"
                size="small"
                aria-label={t('cart.removeItem', { name: title })}
                onClick={() => removeFromCart(line.variantId)}
              >
                {t('cart.remove')}
              </Button>
            </div>
            {issues.map((issue) => (
              <LineNotice key={issue.kind} issue={issue} line={line} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
