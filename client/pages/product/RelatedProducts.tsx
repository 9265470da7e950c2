import { ProductRow } from '#client/features/catalog/ProductRow.tsx';
import { listingPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import type { DetailProduct } from '#client/features/product/chooseVariant.ts';
import { cardSlots } from '../cardSlots.tsx';

interface RelatedProductsProps {
  product: Pick<DetailProduct, 'related' | 'category'>;
  /** The product itself cannot be bought: these stand in for it. */
  isInstead: boolean;
}

/** Products close to this one. */
export function RelatedProducts({ product, isInstead }: RelatedProductsProps) {
  const t = useT();
  const { related, category } = product;
  if (related.length === 0) return null;
  return (
    <ProductRow
      id="related"
      title={t(isInstead ? 'product.alternatives' : 'product.related')}
      more={{ to: listingPath({ category: category.slug }), label: t('product.more') }}
      products={related}
      {...cardSlots}
    />
  );
}
