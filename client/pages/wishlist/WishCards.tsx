import { RemovedNote } from '#client/ui/RemovedNote.tsx';
import { useT } from '#client/i18n/useT.ts';
import { WishCard } from './WishCard.tsx';
import type { WishRow } from './wishRows.ts';
import styles from './WishCards.module.css';

/** What every variant of the page is given. */
export interface WishLayoutProps {
  rows: readonly WishRow[];
  onTakeOff: (row: WishRow) => void;
  onMove: (row: WishRow) => void;
  onUndo: (row: WishRow) => void;
}

/** The list as cards. What was taken off leaves the way back in its place. */
export function WishCards({ rows, onTakeOff, onMove, onUndo }: WishLayoutProps) {
  const t = useT();
  return (
    <ul className={styles.grid} aria-label={t('wish.list')}>
      {rows.map((row) => {
        const { id, title } = row.product;
        return (
          <li key={id} data-item={id} className={styles.cell}>
            {row.removed === null ? (
              <WishCard row={row} onTakeOff={() => onTakeOff(row)} onMove={() => onMove(row)} />
            ) : (
              <RemovedNote
                text={t(row.removed.movedTo === null ? 'wish.removed' : 'wish.moved', { name: title })}
                name={title}
                onUndo={() => onUndo(row)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
