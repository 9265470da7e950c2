import { ProductGrid } from '#client/features/catalog/ProductGrid.tsx';
import { useT } from '#client/i18n/useT.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { isSaved, saveProduct, wishlistVar } from '#client/state/wishlist.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { cardSlots } from '../cardSlots.tsx';
import { useSavedProducts } from './useSavedProducts.ts';
import { WishSkeleton } from './WishSkeleton.tsx';
import styles from './SharedWishlist.module.css';

/** Somebody else's list, to look at and to take over. The shopper's own stays as it is until they say so. */
export function SharedWishlist({ ids }: { ids: readonly string[] }) {
  const t = useT();
  const isHydrated = useHydrated();
  const own = usePersisted(wishlistVar);
  const { products, hasFailed, retry } = useSavedProducts(ids);
  const found = ids.flatMap((id) => products?.get(id) ?? []);
  const unsaved = found.filter(({ id }) => !isSaved(own, id));
  const saveAll = () => {
    for (const { id, slug, price } of unsaved) saveProduct({ productId: id, slug, seenPriceCents: price.current.minorUnits });
  };
  return (
    <>
      <title>{`${t('wish.shared')} · Rizq`}</title>
      <h1 tabIndex={-1}>{t('wish.shared')}</h1>
      <div className={styles.head}>
        <p>{t('wish.sharedHint')}</p>
        <div className={styles.actions}>
          <ButtonLink to="/wishlist" look="text" iconEnd="arrowRight">
            {t('wish.own')}
          </ButtonLink>
          {found.length > 0 && (
            <span role="status">
              {unsaved.length > 0 ? (
                <Button size="small" icon="heart" onClick={saveAll}>
                  {t('wish.saveAll', { n: unsaved.length })}
                </Button>
              ) : (
                t('wish.allSaved')
              )}
            </span>
          )}
        </div>
      </div>
      {hasFailed && <SectionError onRetry={retry} />}
      {isHydrated && products === null && !hasFailed && <WishSkeleton count={ids.length} />}
      {products !== null && found.length === 0 && (
        <EmptyState
          icon="heart"
          title={t('wish.sharedNone')}
          actions={<ButtonLink to="/rizq-marketplace">{t('product.toMarket')}</ButtonLink>}
        />
      )}
      {found.length > 0 && <ProductGrid products={found} columns={5} headingLevel={2} label={t('wish.shared')} {...cardSlots} />}
    </>
  );
}
