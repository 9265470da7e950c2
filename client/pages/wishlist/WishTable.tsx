import { useId, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { RemovedWishNote } from './RemovedWishNote.tsx';
import type { WishLayoutProps } from './WishCards.tsx';
import { WISH_COLUMNS, WISH_FILTERS } from './wishStatus.ts';
import type { WishColumn, WishFilter } from './wishStatus.ts';
import { lineToMove } from './moveToCart.ts';
import { WishTableRow } from './WishTableRow.tsx';
import styles from './WishTable.module.css';

const COLUMNS = Object.keys(WISH_COLUMNS) as WishColumn[];
const FILTERS = Object.keys(WISH_FILTERS) as WishFilter[];

/** The list as a table that is sorted by its heads, filtered by state, and worked on several rows at once. On phones each row is a block. */
export function WishTable({ rows, onTakeOff, onMove, onUndo, onTakeOffAll, onMoveAll }: WishLayoutProps) {
  const t = useT();
  const field = useId();
  const [{ column, isDown }, setSort] = useState<{ column: WishColumn; isDown: boolean }>({ column: 'date', isDown: true });
  const [filter, setFilter] = useState<WishFilter>('all');
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const shown = rows
    .filter((row) => WISH_FILTERS[filter].takes(row))
    .sort((left, right) => WISH_COLUMNS[column].compare(left, right) * (isDown ? -1 : 1));
  const there = shown.filter(({ removed }) => removed === null);
  const chosen = there.filter(({ product }) => chosenIds.includes(product.id));
  const movable = chosen.filter(({ product }) => lineToMove(product) !== null);
  const count = (one: WishFilter) => rows.filter((row) => row.removed === null && WISH_FILTERS[one].takes(row)).length;
  const sortBy = (next: WishColumn) => setSort({ column: next, isDown: next === column ? !isDown : next === 'date' });
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <p className={styles.filter}>
          <label htmlFor={field}>{t('wish.filter')}</label>
          <select id={field} value={filter} onChange={(event) => setFilter(event.target.value as WishFilter)}>
            {FILTERS.map((one) => (
              <option key={one} value={one}>
                {t(WISH_FILTERS[one].label, { n: count(one) })}
              </option>
            ))}
          </select>
        </p>
        <div className={styles.bulk} role="group" aria-label={t('wish.selected', { n: chosen.length })}>
          <span role="status" className={styles.count}>
            {chosen.length > 0 && t('wish.selected', { n: chosen.length })}
          </span>
          {chosen.length > 0 && (
            <>
              {movable.length > 0 && (
                <Button size="small" onClick={() => onMoveAll(movable)}>
                  {t('wish.moveAll', { n: movable.length })}
                </Button>
              )}
              <Button size="small" look="quiet" icon="trash" onClick={() => onTakeOffAll(chosen)}>
                {t('wish.remove')}
              </Button>
            </>
          )}
        </div>
      </div>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('wish.list')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.pick}>
              <label className={styles.box}>
                <input
                  type="checkbox"
                  checked={there.length > 0 && chosen.length === there.length}
                  onChange={(event) => setChosenIds(event.target.checked ? there.map(({ product }) => product.id) : [])}
                />
                <span className={styles.pickText}>{t('wish.selectAll')}</span>
              </label>
            </th>
            {COLUMNS.map((one) => (
              <th key={one} scope="col" aria-sort={one === column ? (isDown ? 'descending' : 'ascending') : undefined} data-column={one}>
                <button type="button" className={styles.sort} onClick={() => sortBy(one)}>
                  {t(WISH_COLUMNS[one].label)}
                  <Icon
                    name={one === column && isDown ? 'chevronDown' : 'chevronUp'}
                    size={15}
                    className={one === column ? undefined : styles.idle}
                  />
                </button>
              </th>
            ))}
            <th scope="col" className={styles.actionsHead}>
              <VisuallyHidden>{t('wish.colActions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
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
