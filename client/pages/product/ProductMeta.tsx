import { use } from 'react';
import { productPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { OriginContext } from '#client/lib/OriginContext.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import type { DetailProduct } from '#client/features/product/chooseVariant.ts';
import { productJsonLd } from './productJsonLd.ts';

/** What search engines are told of a product. */
export function ProductMeta({ product }: { product: DetailProduct }) {
  const t = useT();
  const origin = use(OriginContext);
  const { slug, title, vendor, price, description, images, status } = product;
  return (
    <>
      <PageMeta
        title={title}
        description={t('product.pageDescription', {
          title,
          vendor: vendor.name,
          city: vendor.city,
          price: formatMoney(price.current.minorUnits),
          description,
        })}
        canonical={productPath(slug)}
        isIndexed={status !== 'DISABLED'}
        image={images[0]?.url}
      />
      <script type="application/ld+json">{productJsonLd(product, origin)}</script>
    </>
  );
}
