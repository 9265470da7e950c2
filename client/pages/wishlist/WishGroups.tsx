import { formatMoney } from '#schema/rules/money.ts';
import { useT } from '#client/i18n/useT.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { wishlistVar } from '#client/state/wishlist.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { RemovedWishNote } from './RemovedWishNote.tsx';
import { lineToMove } from './moveToCart.ts';
import { ShoppingRow } from './ShoppingRow.tsx';
import type { WishLayoutProps } from './WishCards.tsx';
import type { WishRow } from './wishRows.ts';
import styles from './WishGroups.module.css';

interface Group {
  id: string;
  name: string;
  rows: WishRow[];
}

/** The list for shopping: by vendor, with how many, a note, and what it comes to. It can be ticked off and printed. */
export function WishGroups({ rows, onTakeOff, onUndo, onMoveAll }: WishLayoutProps) {
  const t = useT();
  const { ticked } = usePersisted(wishlistVar);
  const isOpen = ({ removed, product }: WishRow) => removed === null && !ticked.includes(product.id);
  const groups = groupsOf(rows);
  return (
    <div className={styles.list}>
      {groups.map(({ id, name, rows: own }) => {
        const movable = own.filter((row) => isOpen(row) && lineToMove(row.product) !== null);
        return (
          <section key={id} className={styles.group} aria-labelledby={`group-${id}`}>
            <header className={styles.head}>
              <h2 id={`group-${id}`}>{name}</h2>
              {movable.length > 0 && (
                <Button
                  look="quiet"
                  size="small"
                  className={styles.move}
                  aria-label={`${t('wish.groupMove', { n: movable.length })} ${t('wish.groupFrom', { vendor: name })}`}
                  onClick={() => onMoveAll(movable)}
                >
                  {t('wish.groupMove', { n: movable.length })}
                </Button>
              )}
            </header>
            <ul>
              {own.map((row) => (
                <li key={row.product.id} data-item={row.product.id}>
                  {row.removed === null ? (
                    <ShoppingRow row={row} isTicked={ticked.includes(row.product.id)} onTakeOff={() => onTakeOff(row)} />
                  ) : (
                    <RemovedWishNote row={row} onUndo={onUndo} />
                  )}
                </li>
              ))}
            </ul>
            <p className={styles.total}>
              <span>{t('wish.groupTotal', { vendor: name })}</span>
              <strong>{formatMoney(totalCents(own.filter(isOpen)))}</strong>
            </p>
          </section>
        );
      })}
      <div className={styles.foot}>
        <p className={styles.whole}>
          <span>{t('wish.listTotal')}</span>
          <strong>{formatMoney(totalCents(rows.filter(isOpen)))}</strong>
        </p>
        <p className={styles.hint}>{t('wish.listHint')}</p>
        <Button look="outline" className={styles.move} onClick={() => window.print()}>
          {t('wish.print')}
        </Button>
      </div>
    </div>
  );
}

/** Vendors in the order of their first product. */
function groupsOf(rows: readonly WishRow[]): Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const { id, name } = row.product.vendor;
    const group = groups.get(id) ?? { id, name, rows: [] };
    group.rows.push(row);
    groups.set(id, group);
  }
  return [...groups.values()];
}

function totalCents(rows: readonly WishRow[]): number {
  return rows.reduce((sum, { product, entry }) => sum + product.price.current.minorUnits * (entry.quantity ?? 1), 0);
}
