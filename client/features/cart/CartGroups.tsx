import { useRef } from 'react';
import { formatMoney } from '#schema/rules/money.ts';
import { useT } from '#client/i18n/useT.ts';
import { removedLinesVar, undoRemove, type CartLine } from '#client/state/cart.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { RemovedNote } from '#client/ui/feedback/RemovedNote.tsx';
import { useItemFocus } from '#client/ui/primitives/useItemFocus.ts';
import styles from './Cart.module.css';
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
  const root = useRef<HTMLDivElement>(null);
  const focusOn = useItemFocus(root);
  return (
    <div ref={root} className={styles.groups} data-large={isLarge || undefined}>
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
                <CartLineRow
                  key={row.priced.line.variantId}
                  priced={row.priced}
                  isLarge={isLarge}
                  onNavigate={onNavigate}
                  onRemove={focusOn}
                />
              ) : (
                <RemovedLine key={row.removed.line.variantId} line={row.removed.line} onUndo={focusOn} />
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

function RemovedLine({ line, onUndo }: { line: CartLine; onUndo: (variantId: string) => void }) {
  const t = useT();
  const { variantId, snapshot } = line;
  const undo = () => {
    undoRemove(variantId);
    onUndo(variantId);
  };
  return (
    <li data-item={variantId} className={styles.removed}>
      <RemovedNote text={t('cart.removed', { name: snapshot.title })} name={snapshot.title} onUndo={undo} />
    </li>
  );
}
