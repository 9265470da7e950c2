import { type ReactNode, useState } from 'react';
import { productPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { QuietSelect } from '#client/ui/navigation/QuietSelect.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { PriceTag } from '#client/ui/primitives/PriceTag.tsx';
import { VisuallyHidden, Text } from '#client/ui/primitives/Type.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { Cluster, only } from '#client/ui/primitives/Layout.tsx';
import { PriceAlert, RemovedWishNote, WishAction, type WishLayoutProps } from './WishParts.tsx';
import {
  WISH_COLUMNS,
  WISH_FILTERS,
  type WishColumn,
  type WishFilter,
  type WishRow,
  canBeOrdered,
  lineToMove,
  statusLabel,
} from './wishRows.ts';
import styles from './WishlistPage.module.css';

/** The table layout: sortable columns, a filter by availability and bulk actions. On phones, each row is a block. */
export function WishTable({ rows, onTakeOff, onMove, onUndo }: WishLayoutProps) {
  const t = useT();
  const locale = useLocale();
  const [sort, setSort] = useState<TableSort>({ column: 'date', isDown: true });
  const [filter, setFilter] = useState<WishFilter>('all');
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const shown = rows
    .filter((row) => WISH_FILTERS[filter].takes(row))
    .sort((left, right) => WISH_COLUMNS[sort.column].compare(left, right, locale) * (sort.isDown ? -1 : 1));
  const there = shown.filter(({ removed }) => removed === null);
  const chosen = there.filter(({ product }) => chosenIds.includes(product.id));
  return (
    <div>
      <WishTableBar rows={rows} filter={filter} onFilter={setFilter} chosen={chosen} onTakeOff={onTakeOff} onMove={onMove} />
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
                onTakeOff={() => onTakeOff([row])}
                onMove={() => onMove([row])}
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
        <Cluster as="p" gap={4}>
          {t('wish.filterNone')}
          <Button variant="text" onClick={() => setFilter('all')}>
            {t('wish.filterReset')}
          </Button>
        </Cluster>
      )}
    </div>
  );
}

const FILTERS = Object.keys(WISH_FILTERS) as WishFilter[];

interface WishTableBarProps extends Pick<WishLayoutProps, 'rows' | 'onTakeOff' | 'onMove'> {
  filter: WishFilter;
  onFilter: (filter: WishFilter) => void;
  chosen: readonly WishRow[];
}

/** The table's toolbar: filter, and actions for the selected rows. */
function WishTableBar({ rows, filter, onFilter, chosen, onTakeOff, onMove }: WishTableBarProps) {
  const t = useT();
  const movable = chosen.filter(({ product }) => lineToMove(product) !== null);
  const count = (one: WishFilter) => rows.filter((row) => row.removed === null && WISH_FILTERS[one].takes(row)).length;
  return (
    <Cluster justify="between" className={styles.tableBar}>
      <QuietSelect
        label={t('wish.filter')}
        value={filter}
        options={FILTERS.map((one) => ({ value: one, label: t(WISH_FILTERS[one].label, { n: count(one) }) }))}
        onChoose={(one) => onFilter(one as WishFilter)}
      />
      <Cluster role="group" aria-label={t('wish.selected', { n: chosen.length })}>
        <span role="status">{chosen.length > 0 && t('wish.selected', { n: chosen.length })}</span>
        {chosen.length > 0 && (
          <>
            {movable.length > 0 && (
              <Button size="small" onClick={() => onMove(movable)}>
                {t('wish.moveAll', { n: movable.length })}
              </Button>
            )}
            <Button size="small" variant="quiet" icon="trash" onClick={() => onTakeOff(chosen)}>
              {t('wish.remove')}
            </Button>
          </>
        )}
      </Cluster>
    </Cluster>
  );
}

/** Columns between the checkbox and the buttons. */
const COLUMNS = Object.keys(WISH_COLUMNS) as WishColumn[];

interface TableSort {
  column: WishColumn;
  isDown: boolean;
}

interface WishTableHeadProps {
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  isAllChosen: boolean;
  onChooseAll: (isChosen: boolean) => void;
}

/** Table head with sort buttons. A second press reverses the order; dates are sorted latest first. */
function WishTableHead({ sort: { column, isDown }, onSort, isAllChosen, onChooseAll }: WishTableHeadProps) {
  const t = useT();
  return (
    <thead className={styles.head}>
      <tr>
        <th scope="col" className={styles.pick}>
          <WishPick isChosen={isAllChosen} onChoose={onChooseAll}>
            <Cluster as="span" className={styles.pickText}>
              {t('wish.selectAll')}
            </Cluster>
          </WishPick>
        </th>
        {COLUMNS.map((one) => (
          <th key={one} scope="col" aria-sort={one === column ? (isDown ? 'descending' : 'ascending') : undefined} data-column={one}>
            <Cluster
              as="button"
              type="button"
              noWrap
              className={styles.sortHead}
              onClick={() => onSort({ column: one, isDown: one === column ? !isDown : one === 'date' })}
            >
              {t(WISH_COLUMNS[one].label)}
              <Icon
                name={one === column && isDown ? 'chevronDown' : 'chevronUp'}
                size={15}
                className={one === column ? undefined : styles.idle}
              />
            </Cluster>
          </th>
        ))}
        <th scope="col" className={styles.actions}>
          <VisuallyHidden>{t('wish.colActions')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

interface WishTableRowProps {
  row: WishRow;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onTakeOff: () => void;
  onMove: () => void;
}

function WishTableRow({ row, isChosen, onChoose, onTakeOff, onMove }: WishTableRowProps) {
  const t = useT();
  const locale = useLocale();
  const { product, entry, dropCents } = row;
  const { id, slug, title, price, images, vendor } = product;
  const isThere = canBeOrdered(product);
  return (
    <tr data-item={id} className={styles.row} data-chosen={isChosen || undefined}>
      <td className={styles.pick}>
        <WishPick isChosen={isChosen} onChoose={onChoose}>
          <VisuallyHidden>{t('wish.select', { name: title })}</VisuallyHidden>
        </WishPick>
      </td>
      <th scope="row" className={styles.product}>
        <Cluster gap={4} noWrap>
          <ProductImage image={images[0]} sizes={72} isDecorative isDimmed={!isThere} />
          <span>
            <AppLink to={productPath(slug)}>{title}</AppLink>
            <Text as="small" size="small" tone="subtle">
              {vendor.name}
            </Text>
          </span>
        </Cluster>
      </th>
      <td className={styles.date}>
        <span className={only.belowLg}>{t('wish.addedOn', { date: formatDate(entry.savedAt, locale) })}</span>
        <span className={only.fromLg}>{formatDate(entry.savedAt, locale)}</span>
      </td>
      <td className={styles.price}>
        <PriceTag price={formatMoney(price.current.minorUnits)} was={price.was && formatMoney(price.was.minorUnits)} />
        {dropCents > 0 && isThere && <small className={styles.drop}>{t('wish.drop', { amount: formatMoney(dropCents) })}</small>}
      </td>
      <td className={styles.status}>
        <Text as="span" tone={isThere ? 'success' : undefined} weight={isThere ? 'strong' : undefined}>
          {t(statusLabel(product))}
        </Text>
      </td>
      <td className={styles.actions}>
        <Cluster justify="end">
          <WishAction product={product} onMove={onMove} />
          <Cluster noWrap>
            <PriceAlert product={product} />
            <IconButton icon="trash" size={20} label={t('wish.removeName', { name: title })} onClick={onTakeOff} />
          </Cluster>
        </Cluster>
      </td>
    </tr>
  );
}

/** Checkbox that selects one row or all rows. */
function WishPick({ isChosen, onChoose, children }: { isChosen: boolean; onChoose: (isChosen: boolean) => void; children: ReactNode }) {
  return (
    <Cluster as="label" noWrap className={styles.box}>
      <input type="checkbox" checked={isChosen} onChange={(event) => onChoose(event.target.checked)} />
      {children}
    </Cluster>
  );
}
