import { useDeferredValue, type ReactNode } from 'react';
import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { PageProps, ViewByPage } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { MissingProduct } from './MissingProduct.tsx';
import { loader } from './product.loader.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { ProductSidebar } from './ProductSidebar.tsx';
import type { MarketplaceFacts } from './marketplaceFacts.ts';
import { ProductDetail_ProductFragmentDoc, type ProductDetail_ProductFragment } from '#client/features/product/ProductDetail.generated.ts';

/** One product. Without a key in the address the shop's first featured one; with an unknown key a way on, never a blank. */
export function ProductPage({ view }: PageProps<'product'>) {
  const { data, retry } = usePageQuery(loader, view);
  if (!data) {
    return (
      <Container>
        <SectionError onRetry={retry} />
      </Container>
    );
  }
  const product = data.product ?? data.featured?.nodes[0];
  if (!product) return <MissingProduct />;
  return (
    <FoundProduct key={product.id} product={product} shop={data.marketplace} view={view}>
      {(category) => (
        <ProductSidebar
          groups={data.categoryGroups ?? null}
          topRated={data.topRated?.nodes ?? null}
          currentCategory={category}
          onRetry={retry}
        />
      )}
    </FoundProduct>
  );
}

interface FoundProductProps {
  product: FragmentType<ProductDetail_ProductFragment>;
  shop: MarketplaceFacts;
  view: ViewByPage['product'];
  /** The column beside it, for the category of the product. */
  children: (category: string) => ReactNode;
}

function FoundProduct({ product: from, shop, view, children }: FoundProductProps) {
  const variables = { locale: apiLocale(useLocale()), state: useDeferredValue(usePrefs()).state ?? DEFAULT_STATE } as const;
  const { data: product, complete } = useFragment({
    fragment: ProductDetail_ProductFragmentDoc,
    fragmentName: 'ProductDetail_product',
    from,
    variables,
  });
  return complete ? <ProductDetail product={product} shop={shop} view={view} sidebar={children(product.category.slug)} /> : null;
}
