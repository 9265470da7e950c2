import { formatMoney } from '#schema/rules/money.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { listWords } from '#client/i18n/listWords.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { PricedLine } from './cartFigures.ts';
import styles from './Cart.module.css';

/** Over the amounts of a cart: which of its lines cannot be ordered as they stand, and that the amounts count them. Nothing when all can. */
export function CheckoutBlocked({ lines }: { lines: readonly Pick<PricedLine, 'title' | 'totalCents'>[] }) {
  const t = useT();
  const locale = useLocale();
  if (lines.length === 0) return null;
  const names = listWords(
    lines.map(({ title }) => title),
    locale,
  );
  const amount = formatMoney(lines.reduce((sum, { totalCents }) => sum + totalCents, 0));
  return (
    <p className={styles.held} role="status">
      <Icon name="warning" size={18} />
      <span>{t('cart.heldUp', { n: lines.length, names, amount })}</span>
    </p>
  );
}
