import { useDeferredValue } from 'react';
import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { PageProps, ViewByPage } from '#client/app/routeTypes.ts';
import { usePageQuery } from '#client/app/usePageQuery.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { usePrefs } from '#client/app/PrefsProvider.tsx';
import { Container } from '#client/ui/Container.tsx';
import { SectionError } from '#client/ui/SectionError.tsx';
import { MissingProduct } from './MissingProduct.tsx';
import { loader } from './product.loader.ts';
import { ProductDetail } from './ProductDetail.tsx';
import type { ShopFacts } from './shopFacts.ts';
import { ProductDetail_ProductFragmentDoc } from './ProductDetail.generated.ts';
import type { ProductDetail_ProductFragment } from './ProductDetail.generated.ts';

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
  return <FoundProduct key={product.id} product={product} shop={data.shop} view={view} />;
}

interface FoundProductProps {
  product: FragmentType<ProductDetail_ProductFragment>;
  shop: ShopFacts;
  view: ViewByPage['product'];
}

function FoundProduct({ product: from, shop, view }: FoundProductProps) {
  const variables = { locale: useLocale() === 'ms' ? 'MS' : 'EN', state: useDeferredValue(usePrefs()).state ?? DEFAULT_STATE } as const;
  const { data: product, complete } = useFragment({
    fragment: ProductDetail_ProductFragmentDoc,
    fragmentName: 'ProductDetail_product',
    from,
    variables,
  });
  return complete ? <ProductDetail product={product} shop={shop} view={view} /> : null;
}
