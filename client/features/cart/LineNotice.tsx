import { formatMoney } from '#schema/rules/money.ts';
import { useT } from '#client/i18n/useT.ts';
import { changeQuantity, seePrice, type CartLine } from '#client/state/cart.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { LineIssue } from './cartFigures.ts';
import styles from './Cart.module.css';

/** What the shop has to say about a line, in a sentence beside it, with the tap that settles it. */
export function LineNotice({ issue, line }: { issue: LineIssue; line: CartLine }) {
  const t = useT();
  const { text, action } = (() => {
    switch (issue.kind) {
      case 'price':
        return {
          text: t('cart.priceChanged', { a: formatMoney(issue.fromCents), b: formatMoney(issue.toCents) }),
          action: { label: t('cart.acceptPrice'), press: () => seePrice(line.variantId, issue.toCents) },
        };
      case 'stock':
        return {
          text: t('cart.onlyAvailable', { n: issue.available }),
          action: { label: t('cart.takeThatMany', { n: issue.available }), press: () => changeQuantity(line.variantId, issue.available) },
        };
      case 'soldOut':
        return { text: t('cart.soldOut'), action: null };
      case 'unavailable':
        return { text: t('cart.unavailable'), action: null };
      case 'holiday':
      case 'fetch':
        return { text: issue.text, action: null };
      case 'notDeliverable':
        return { text: t('cart.notDeliverableHere'), action: null };
    }
  })();
  return (
    <p className={styles.notice} role="status" data-blocking={issue.kind !== 'price' || undefined}>
      <Icon name={issue.kind === 'price' ? 'info' : 'warning'} size={18} />
      <span>{text}</span>
      {action && (
        <button type="button" onClick={action.press}>
          {action.label}
        </button>
      )}
    </p>
  );
}
