import { useQuery } from '@apollo/client/react';
import { useT } from '#client/i18n/useT.ts';
import { clearViewed, recentVar } from '#client/state/recent.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import type { CardSlots } from './ProductCard.tsx';
import { useCardVariables } from '#client/graphql/useCardVariables.ts';
import { ProductRow } from './ProductRow.tsx';
import { ListedProductsDocument } from './ListedProducts.generated.ts';

const ROW = 5;

interface RecentlyViewedProps extends CardSlots {
  /** The current page's product, which is excluded. */
  exceptId?: string;
  most?: number;
}

/** Products recently viewed on this device. They load after hydration, because only the browser stores them. */
export function RecentlyViewed({ exceptId, most = ROW, ...slots }: RecentlyViewedProps) {
  const t = useT();
  const variables = useCardVariables();
  const isHydrated = useHydrated();
  const ids = usePersisted(recentVar)
    .entries.map((entry) => entry.productId)
    .filter((id) => id !== exceptId)
    .slice(0, most);
  const { data, previousData } = useQuery(ListedProductsDocument, {
    skip: !isHydrated || ids.length === 0,
    errorPolicy: 'all',
    variables: { ids, ...variables },
  });
  const products = (data ?? previousData)?.nodes?.filter((node) => node?.__typename === 'Product') ?? [];
  if (ids.length === 0 || products.length === 0) return null;
  return (
    <ProductRow
      id="recently-viewed"
      title={t('product.recent')}
      aside={
        <Button variant="text" onClick={clearViewed}>
          {t('product.recentClear')}
        </Button>
      }
      products={products}
      {...slots}
    />
  );
}
