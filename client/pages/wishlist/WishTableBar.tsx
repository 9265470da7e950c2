import { useId } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { lineToMove } from './moveToCart.ts';
import type { WishLayoutProps } from './WishCards.tsx';
import type { WishRow } from './wishRows.ts';
import { WISH_FILTERS, type WishFilter } from './wishStatus.ts';
import styles from './WishTableBar.module.css';

const FILTERS = Object.keys(WISH_FILTERS) as WishFilter[];

interface WishTableBarProps extends Pick<WishLayoutProps, 'rows' | 'onTakeOffAll' | 'onMoveAll'> {
  filter: WishFilter;
  onFilter: (filter: WishFilter) => void;
  chosen: readonly WishRow[];
}

/** Above the table: which rows are shown, and what is done with the chosen ones. */
export function WishTableBar({ rows, filter, onFilter, chosen, onTakeOffAll, onMoveAll }: WishTableBarProps) {
  const t = useT();
  const field = useId();
  const movable = chosen.filter(({ product }) => lineToMove(product) !== null);
  const count = (one: WishFilter) => rows.filter((row) => row.removed === null && WISH_FILTERS[one].takes(row)).length;
  return (
    <div className={styles.bar}>
      <p className={styles.filter}>
        <label htmlFor={field}>{t('wish.filter')}</label>
        <select id={field} value={filter} onChange={(event) => onFilter(event.target.value as WishFilter)}>
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
  );
}
