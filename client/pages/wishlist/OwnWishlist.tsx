import { NetPrices } from '#client/features/catalog/NetPrices.tsx';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Suggestions } from '#client/features/catalog/Suggestions.tsx';
import { DeletedProductsNote } from '#client/features/saved/DeletedProductsNote.tsx';
import type { MessageKey } from '#client/i18n/Translate.ts';
import { useListed } from '#client/features/saved/useListed.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import type { ViewByPage } from '#client/routes/routeTypes.ts';
import { accountChangesVar } from '#client/state/accountChanges.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { removedWishes, unsaveProduct, wishlistVar } from '#client/state/wishlist.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { useItemFocus } from '#client/ui/primitives/useItemFocus.ts';
import { MAX_FIRST } from '#schema/rules/limits.ts';
import { cardSlots } from '../cardSlots.tsx';
import { Cluster, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { WishCards } from './WishCards.tsx';
import { WishGroups } from './WishGroups.tsx';
import { WishSkeleton, type WishLayoutProps } from './WishParts.tsx';
import { WishTable } from './WishTable.tsx';
import { ListedProductsDocument } from '#client/features/catalog/ListedProducts.generated.ts';
import { WISH_SORTS, lineToMove, moveToCart, undoRemoval, wishRows, type WishRow, type WishSort } from './wishRows.ts';
import styles from './WishlistPage.module.css';
import { sharedWishlistPath, type AppPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { QuietSelect } from '#client/ui/navigation/QuietSelect.tsx';
import { Segments } from '#client/ui/navigation/Segments.tsx';
import { ShareButton } from '#client/ui/navigation/ShareButton.tsx';
import { cx } from '#client/ui/primitives/cx.ts';

type WishVariant = ViewByPage['wishlist']['variant'];

interface WishlistView {
  path: AppPath;
  title: MessageKey;
  /** Label in the view switch. */
  label: MessageKey;
  Layout: ComponentType<WishLayoutProps>;
}

/** The list's layouts. */
const VARIANTS = {
  cards: { path: '/wishlist', title: 'wish.title', label: 'wish.viewCards', Layout: WishCards },
  table: { path: '/wishlist-2', title: 'wish.tableTitle', label: 'wish.viewTable', Layout: WishTable },
  grouped: { path: '/wishlist-3', title: 'wish.groupedTitle', label: 'wish.viewGrouped', Layout: WishGroups },
} as const satisfies Record<WishVariant, WishlistView>;

export function OwnWishlist({ variant }: { variant: WishVariant }) {
  const t = useT();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { entries } = usePersisted(wishlistVar);
  const isOfAccount = usePersisted(accountChangesVar, ({ isCopy }) => isCopy);
  const removed = usePersisted(removedWishes.removedVar);
  const [sort, setSort] = useState<WishSort>('saved');
  const root = useRef<HTMLDivElement>(null);
  const focusOn = useItemFocus(root);
  useEffect(() => removedWishes.forget, []);

  const all = removedWishes.withRemoved(entries, removed);
  const listed = all.slice(-MAX_FIRST);
  const listedIds = listed.map(({ productId }) => productId);
  const { listed: products, hasFailed, retry } = useListed('Product', ListedProductsDocument, listedIds);
  const rows = products === null ? [] : wishRows(listed, removed, products, { sort, locale });
  const gone = products === null ? [] : listed.filter(({ productId }) => !products.has(productId));
  const movable = rows.filter(({ removed: taken, product }) => taken === null && lineToMove(product) !== null);

  const undo = (ids: readonly string[]) => {
    for (const one of removedWishes.removedVar().filter(({ entry }) => ids.includes(entry.productId))) undoRemoval(one);
    if (ids[0] !== undefined) focusOn(ids[0]);
  };
  const say = (text: string, ids: readonly string[]) => {
    toast.success(text, { id: 'wishlist', action: { label: t('cart.undo'), onPress: () => undo(ids) } });
  };
  const takeOff = (taken: readonly WishRow[]) => {
    const ids = taken.map(({ product }) => product.id);
    for (const id of ids) removedWishes.takeOut(id);
    const [first] = taken;
    if (!first) return;
    focusOn(first.product.id);
    // A single removal does not need a message, because the list shows an undo note.
    if (ids.length > 1) say(t('wish.removedAll', { n: ids.length }), ids);
  };
  const move = (wanted: readonly WishRow[]) => {
    const lines = wanted.flatMap(({ product, entry }) => {
      const line = lineToMove(product);
      return line === null ? [] : [{ line, quantity: entry.quantity ?? 1 }];
    });
    for (const { line, quantity } of lines) moveToCart(line, quantity);
    const [first] = lines;
    if (!first) return;
    focusOn(first.line.productId);
    const ids = lines.map(({ line }) => line.productId);
    if (ids.length > 1) say(t('wish.movedAll', { n: ids.length }), ids);
  };

  const { title, Layout } = VARIANTS[variant];
  const isEmpty = isHydrated && entries.length === 0;
  return (
    <div ref={root}>
      <title>{`${entries.length > 0 ? `(${entries.length}) ` : ''}${t(title)} · Rizq`}</title>
      <h1 tabIndex={-1}>{t(title)}</h1>
      <noscript>
        <Text tone="muted">{t('wish.noScript')}</Text>
      </noscript>
      <Stack gap={6} above={4}>
        {entries.length > 0 && (
          <WishToolbar
            ids={entries.map(({ productId }) => productId)}
            rowCount={listed.length}
            sort={sort}
            onSort={setSort}
            movableCount={products === null && !hasFailed ? null : movable.length}
            onMoveAll={() => move(movable)}
            variant={variant}
            isOfAccount={isOfAccount}
          />
        )}
        <DeletedProductsNote count={gone.length} onTakeOff={() => gone.forEach(({ productId }) => unsaveProduct(productId))} />
        {hasFailed && <SectionError onRetry={retry} />}
        {isHydrated && products === null && !hasFailed && all.length > 0 && (
          <WishSkeleton count={listed.length} isCards={variant === 'cards'} />
        )}
        {rows.length > 0 && <Layout rows={rows} onTakeOff={takeOff} onMove={move} onUndo={({ product }) => undo([product.id])} />}
        {isEmpty && <EmptyWishlist />}
      </Stack>
    </div>
  );
}

/** Message for an empty wishlist, with suggestions. */
function EmptyWishlist() {
  const t = useT();
  return (
    <div>
      <EmptyState icon="heart" title={t('wish.empty')} actions={<ButtonLink to="/rizq-marketplace">{t('product.toMarket')}</ButtonLink>}>
        <p>{t('wish.emptyHint')}</p>
      </EmptyState>
      <Suggestions {...cardSlots} />
    </div>
  );
}

interface WishToolbarProps {
  ids: readonly string[];
  /** Number of rows, including undo notes, so that the toolbar stays. Smaller than the number of `ids` if the list exceeds a page. */
  rowCount: number;
  sort: WishSort;
  onSort: (sort: WishSort) => void;
  /** null while loading, when space is reserved for the button. */
  movableCount: number | null;
  onMoveAll: () => void;
  variant: WishVariant;
  isOfAccount: boolean;
}

/** Toolbar: count, sorting and bulk actions. */
function WishToolbar({ ids, rowCount, sort, onSort, movableCount, onMoveAll, variant, isOfAccount }: WishToolbarProps) {
  const t = useT();
  return (
    <Cluster gap={4} justify="between" className={cx(styles.toolbar, only.screen)}>
      <Cluster gap={6} justify="between">
        <p>
          <span>{t(isOfAccount ? 'wish.hintAccount' : 'wish.hint', { n: ids.length })}</span>
          {rowCount < ids.length && <span>{` · ${t('wish.newest', { n: rowCount })}`}</span>} <NetPrices />
        </p>
        <ShareButton title={t('wish.shared')} path={sharedWishlistPath(ids.slice(-rowCount))} variant="muted">
          {t('wish.share')}
        </ShareButton>
      </Cluster>
      <nav aria-label={t('wish.views')}>
        <Segments className={styles.views}>
          {Object.entries(VARIANTS).map(([one, { path, label }]) => (
            <AppLink key={path} to={path} aria-current={one === variant ? 'page' : undefined}>
              {t(label)}
            </AppLink>
          ))}
        </Segments>
      </nav>
      {variant !== 'table' && (
        <Cluster gap={6}>
          {rowCount > 1 && (
            <QuietSelect
              label={t('wish.sort')}
              value={sort}
              options={Object.entries(WISH_SORTS).map(([value, { label }]) => ({ value, label: t(label) }))}
              onChoose={(one) => onSort(one as WishSort)}
            />
          )}
          {ids.length > 1 && (movableCount === null || movableCount > 1) && (
            <Button size="small" icon="cart" className={cx(movableCount === null && only.space)} onClick={onMoveAll}>
              {t('wish.moveAll', { n: movableCount ?? ids.length })}
            </Button>
          )}
        </Cluster>
      )}
    </Cluster>
  );
}
