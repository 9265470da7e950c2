import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import { WishPick } from './WishPick.tsx';
import { WISH_COLUMNS, type WishColumn } from './wishStatus.ts';
import styles from './WishTableHead.module.css';

/** What stands between the box that chooses and the buttons. */
export const COLUMNS = Object.keys(WISH_COLUMNS) as WishColumn[];

export interface WishSort {
  column: WishColumn;
  isDown: boolean;
}

interface WishTableHeadProps {
  sort: WishSort;
  onSort: (sort: WishSort) => void;
  isAllChosen: boolean;
  onChooseAll: (isChosen: boolean) => void;
}

/** The heads, which sort: the same one again turns the order round, and dates begin with the latest. */
export function WishTableHead({ sort: { column, isDown }, onSort, isAllChosen, onChooseAll }: WishTableHeadProps) {
  const t = useT();
  return (
    <thead className={styles.head}>
      <tr>
        <th scope="col" className={styles.pick}>
          <WishPick isChosen={isAllChosen} onChoose={onChooseAll}>
            <span className={styles.pickText}>{t('wish.selectAll')}</span>
          </WishPick>
        </th>
        {COLUMNS.map((one) => (
          <th key={one} scope="col" aria-sort={one === column ? (isDown ? 'descending' : 'ascending') : undefined} data-column={one}>
            <button
              type="button"
              className={styles.sort}
              onClick={() => onSort({ column: one, isDown: one === column ? !isDown : one === 'date' })}
            >
              {t(WISH_COLUMNS[one].label)}
              <Icon
                name={one === column && isDown ? 'chevronDown' : 'chevronUp'}
                size={15}
                className={one === column ? undefined : styles.idle}
              />
            </button>
          </th>
        ))}
        <th scope="col" className={styles.actions}>
          <VisuallyHidden>{t('wish.colActions')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
