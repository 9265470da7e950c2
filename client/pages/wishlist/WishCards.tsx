import { useT } from '#client/i18n/useT.ts';
import { RemovedWishNote } from './RemovedWishNote.tsx';
import { WishCard } from './WishCard.tsx';
import type { WishRow } from './wishRows.ts';
import styles from './WishCards.module.css';

/** What every variant of the page is given. */
export interface WishLayoutProps {
  rows: readonly WishRow[];
  onTakeOff: (row: WishRow) => void;
  onMove: (row: WishRow) => void;
  onUndo: (row: WishRow) => void;
  /** Several at once. */
  onTakeOffAll: (rows: readonly WishRow[]) => void;
  onMoveAll: (rows: readonly WishRow[]) => void;
}

/** The list as cards. What was taken off leaves the way back in its place. */
export function WishCards({ rows, onTakeOff, onMove, onUndo }: WishLayoutProps) {
  const t = useT();
  return (
    <ul className={styles.grid} aria-label={t('wish.list')}>
      {rows.map((row) => {
        const { id } = row.product;
        return (
          <li key={id} data-item={id} className={styles.cell}>
            {row.removed === null ? (
              <WishCard row={row} onTakeOff={() => onTakeOff(row)} onMove={() => onMove(row)} />
            ) : (
              <RemovedWishNote row={row} onUndo={onUndo} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
