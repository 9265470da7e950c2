import { sharedWishlistPath } from '#client/config/links.ts';
import type { MessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import type { ViewByPage } from '#client/routes/routeTypes.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { QuietSelect } from '#client/ui/navigation/QuietSelect.tsx';
import { Segments } from '#client/ui/navigation/Segments.tsx';
import { ShareButton } from '#client/ui/navigation/ShareButton.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { WISH_SORTS, type WishSort } from './wishRows.ts';
import styles from './WishlistPage.module.css';
import { only } from '#client/ui/primitives/only.ts';

const LABELS = {
  saved: 'wish.sortSaved',
  drop: 'wish.sortDrop',
  price: 'wish.sortPrice',
  name: 'wish.sortName',
} as const satisfies Record<WishSort, MessageKey>;

const VIEWS = [
  { path: '/wishlist', variant: 'cards', label: 'wish.viewCards' },
  { path: '/wishlist-2', variant: 'table', label: 'wish.viewTable' },
  { path: '/wishlist-3', variant: 'grouped', label: 'wish.viewGrouped' },
] as const satisfies readonly { path: string; variant: ViewByPage['wishlist']['variant']; label: MessageKey }[];

interface WishToolbarProps {
  ids: readonly string[];
  /** Fewer than `ids` when the list is longer than a page. */
  listedCount: number;
  sort: WishSort;
  onSort: (sort: WishSort) => void;
  /** Null while nobody knows: the button's place is kept. */
  movableCount: number | null;
  onMoveAll: () => void;
  variant: ViewByPage['wishlist']['variant'];
  isOfAccount: boolean;
}

/** How much there is, and what can be done with all of it. */
export function WishToolbar({ ids, listedCount, sort, onSort, movableCount, onMoveAll, variant, isOfAccount }: WishToolbarProps) {
  const t = useT();
  return (
    <Cluster gap={4} justify="between" className={cx(styles.toolbar, only.screen)}>
      <Cluster gap={6} justify="between">
        <p>
          {t(isOfAccount ? 'wish.hintAccount' : 'wish.hint', { n: ids.length })}
          {listedCount < ids.length && ` · ${t('wish.newest', { n: listedCount })}`}
        </p>
        <ShareButton title={t('wish.shared')} path={sharedWishlistPath(ids.slice(-listedCount))} look="muted">
          {t('wish.share')}
        </ShareButton>
      </Cluster>
      <nav aria-label={t('wish.views')}>
        <Segments className={styles.views}>
          {VIEWS.map(({ path, variant: one, label }) => (
            <AppLink key={path} to={path} aria-current={one === variant ? 'page' : undefined}>
              {t(label)}
            </AppLink>
          ))}
        </Segments>
      </nav>
      {variant !== 'table' && (
        <Cluster gap={6}>
          {ids.length > 1 && (
            <QuietSelect
              label={t('wish.sort')}
              value={sort}
              options={WISH_SORTS.map((one) => ({ value: one, label: t(LABELS[one]) }))}
              onChoose={(one) => onSort(one as WishSort)}
            />
          )}
          {ids.length > 1 && (movableCount === null || movableCount > 1) && (
            <Button size="small" icon="cart" className={cx(movableCount === null && styles.waiting)} onClick={onMoveAll}>
              {t('wish.moveAll', { n: movableCount ?? ids.length })}
            </Button>
          )}
        </Cluster>
      )}
    </Cluster>
  );
}
