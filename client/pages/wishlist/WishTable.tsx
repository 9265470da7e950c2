import { useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import { RemovedWishNote } from './RemovedWishNote.tsx';
import type { WishLayoutProps } from './WishCards.tsx';
import { WISH_COLUMNS, WISH_FILTERS, type WishFilter } from './wishStatus.ts';
import { WishTableBar } from './WishTableBar.tsx';
import { COLUMNS, WishTableHead, type WishSort } from './WishTableHead.tsx';
import { WishTableRow } from './WishTableRow.tsx';
import styles from './WishTable.module.css';

/** The list as a table that is sorted by its heads, filtered by state, and worked on several rows at once. On phones each row is a block. */
export function WishTable({ rows, onTakeOff, onMove, onUndo, onTakeOffAll, onMoveAll }: WishLayoutProps) {
  const t = useT();
  const [sort, setSort] = useState<WishSort>({ column: 'date', isDown: true });
  const [filter, setFilter] = useState<WishFilter>('all');
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const shown = rows
    .filter((row) => WISH_FILTERS[filter].takes(row))
    .sort((left, right) => WISH_COLUMNS[sort.column].compare(left, right) * (sort.isDown ? -1 : 1));
  const there = shown.filter(({ removed }) => removed === null);
  const chosen = there.filter(({ product }) => chosenIds.includes(product.id));
  return (
    <div className={styles.frame}>
      <WishTableBar rows={rows} filter={filter} onFilter={setFilter} chosen={chosen} onTakeOffAll={onTakeOffAll} onMoveAll={onMoveAll} />
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('wish.list')}</VisuallyHidden>
        </caption>
        <WishTableHead
          sort={sort}
          onSort={setSort}
          isAllChosen={there.length > 0 && chosen.length === there.length}
          onChooseAll={(isChosen) => setChosenIds(isChosen ? there.map(({ product }) => product.id) : [])}
        />
        <tbody>
          {shown.map((row) =>
            row.removed === null ? (
              <WishTableRow
                key={row.product.id}
                row={row}
                isChosen={chosenIds.includes(row.product.id)}
                onChoose={(isChosen) =>
                  setChosenIds(isChosen ? [...chosenIds, row.product.id] : chosenIds.filter((id) => id !== row.product.id))
                }
                onTakeOff={() => onTakeOff(row)}
                onMove={() => onMove(row)}
              />
            ) : (
              <tr key={row.product.id} data-item={row.product.id} className={styles.removed}>
                <td colSpan={COLUMNS.length + 2}>
                  <RemovedWishNote row={row} onUndo={onUndo} />
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {shown.length === 0 && (
        <p className={styles.none}>
          {t('wish.filterNone')}
          <Button look="text" onClick={() => setFilter('all')}>
            {t('wish.filterReset')}
          </Button>
        </p>
      )}
    </div>
  );
}
