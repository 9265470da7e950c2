import { formatMoney } from '#schema/rules/money.ts';
import { useT } from '#client/i18n/useT.ts';
import { removedLinesVar, undoRemove } from '#client/state/cart.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import styles from './CartGroups.module.css';
import { CartLineRow } from './CartLineRow.tsx';
import { cartRows } from './cartRows.ts';
import type { VendorGroup } from './cartFigures.ts';

interface CartGroupsProps {
  groups: readonly VendorGroup[];
  isLarge?: boolean;
  onNavigate?: () => void;
}

/** The cart's lines, vendor by vendor; what was removed can be put back in its place until the page is left. */
export function CartGroups({ groups, isLarge = false, onNavigate }: CartGroupsProps) {
  const t = useT();
  const removed = usePersisted(removedLinesVar);
  return (
    <div className={styles.groups} data-large={isLarge || undefined}>
      {cartRows(groups, removed).map((group) => (
        <section key={group.vendorId} className={styles.group} aria-label={group.vendorName}>
          <header className={styles.vendor}>
            <span>{group.vendorName}</span>
            {isLarge && group.subtotalCents > 0 && (
              <span>
                {t('cart.subtotal')} {formatMoney(group.subtotalCents)}
              </span>
            )}
          </header>
          <ul>
            {group.rows.map((row) =>
              row.kind === 'line' ? (
                <CartLineRow key={row.priced.line.variantId} priced={row.priced} isLarge={isLarge} onNavigate={onNavigate} />
              ) : (
                <li key={row.removed.line.variantId} className={styles.removed}>
                  <span>{t('cart.removed', { name: row.removed.line.snapshot.title })}</span>
                  <button
                    type="button"
                    aria-label={t('cart.undoRemove', { name: row.removed.line.snapshot.title })}
                    onClick={() => undoRemove(row.removed.line.variantId)}
                  >
                    {t('cart.undo')}
                  </button>
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
