import { use } from 'react';
import { productPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { OriginContext } from '#client/lib/OriginContext.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { formatMoney, decimalAmount } from '#schema/rules/money.ts';
import type { DetailProduct } from '#client/features/product/chooseVariant.ts';
import { jsonLd } from '#client/lib/jsonLd.ts';

export function ProductMeta({ product }: { product: DetailProduct }) {
  const t = useT();
  const origin = use(OriginContext);
  const { slug, title, vendor, price, description, images, status } = product;
  return (
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
      data={productJsonLd(product, origin)}
    />
  );
}

type Described = Pick<
  DetailProduct,
  'slug' | 'sku' | 'title' | 'description' | 'brand' | 'vendor' | 'images' | 'category' | 'price' | 'stock' | 'status' | 'rating'
>;

/** The product's JSON-LD, with the rating if there are reviews. */
export function productJsonLd(product: Described, origin: string): string {
  const isInStock = product.status === 'AVAILABLE' && product.stock.level !== 'OUT';
  const data = {
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: product.sku,
    category: product.category.name,
    image: product.images.map((image) => `${origin}${image.url}`),
    ...(product.rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.average,
        reviewCount: product.rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
    offers: {
      '@type': 'Offer',
      url: `${origin}${productPath(product.slug)}`,
      price: decimalAmount(product.price.current.minorUnits),
      priceCurrency: 'USD',
      availability: `https://schema.org/${availability(product.status, isInStock)}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: product.vendor.name },
    },
  };
  return jsonLd(data);
}

function availability(status: DetailProduct['status'], isInStock: boolean): string {
  if (status === 'DISABLED') return 'Discontinued';
  return isInStock ? 'InStock' : 'OutOfStock';
}
