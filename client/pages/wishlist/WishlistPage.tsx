import { useLocation } from 'react-router-dom';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import { ProductGrid } from '#client/features/catalog/ProductGrid.tsx';
import { useListed } from '#client/features/saved/useListed.ts';
import { useT } from '#client/i18n/useT.ts';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { useSessionUser } from '#client/state/useSessionUser.ts';
import { isSaved, saveProduct, wishlistVar } from '#client/state/wishlist.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Container, Cluster } from '#client/ui/primitives/Layout.tsx';
import { MAX_FIRST } from '#schema/rules/limits.ts';
import { cardSlots } from '../cardSlots.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { OwnWishlist } from './OwnWishlist.tsx';
import { WishSkeleton } from './WishParts.tsx';
import { ListedProductsDocument } from '#client/features/catalog/ListedProducts.generated.ts';

/** The shopper's own wishlist, or a shared one whose ids are in the URL. The table layout uses the frame of the account pages. */
export function WishlistPage({ view }: PageProps<'wishlist'>) {
  const ids = sharedIds(useLocation().search);
  const isMember = useSessionUser() !== null;
  if (view.variant === 'table' && ids.length === 0) {
    return (
      <AccountFrame isMember={isMember}>
        <meta name="robots" content="noindex" />
        <OwnWishlist variant="table" />
      </AccountFrame>
    );
  }
  return (
    <Container isPage>
      <meta name="robots" content="noindex" />
      {ids.length > 0 ? <SharedWishlist ids={ids} /> : <OwnWishlist variant={view.variant} />}
    </Container>
  );
}

/** A shared wishlist, whose products the shopper can add to their own. */
function SharedWishlist({ ids }: { ids: readonly string[] }) {
  const t = useT();
  const isHydrated = useHydrated();
  const own = usePersisted(wishlistVar);
  const { listed: products, hasFailed, retry } = useListed('Product', ListedProductsDocument, ids);
  const found = ids.flatMap((id) => products?.get(id) ?? []);
  const unsaved = found.filter(({ id }) => !isSaved(own, id));
  const saveAll = () => {
    for (const { id, slug, price } of unsaved) saveProduct({ productId: id, slug, seenPriceCents: price.current.minorUnits });
  };
  return (
    <>
      <title>{`${t('wish.shared')} · Rizq`}</title>
      <h1 tabIndex={-1}>{t('wish.shared')}</h1>
      <Cluster justify="between" above={2} below={6}>
        <Text tone="muted">{t('wish.sharedHint')}</Text>
        <Cluster gap={6}>
          <ButtonLink to="/wishlist" variant="text" iconEnd="arrowRight">
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
        </Cluster>
      </Cluster>
      {hasFailed && <SectionError onRetry={retry} />}
      {isHydrated && products === null && !hasFailed && <WishSkeleton count={ids.length} isCards />}
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

/** Product ids from the URL without duplicates, limited to what one query accepts. */
function sharedIds(search: string): string[] {
  const ids = new URLSearchParams(search).getAll('id').filter((id) => id !== '');
  return [...new Set(ids)].slice(0, MAX_FIRST);
}
