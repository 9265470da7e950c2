import { productPath } from '#client/config/links.ts';
import { jsonLd } from '#client/lib/jsonLd.ts';
import { decimalAmount } from '#schema/rules/money.ts';
import type { DetailProduct } from '#client/features/product/chooseVariant.ts';

type Described = Pick<
  DetailProduct,
  'slug' | 'sku' | 'title' | 'description' | 'brand' | 'vendor' | 'images' | 'category' | 'price' | 'stock' | 'status'
>;

/** The product in schema.org's words, as JSON for a script element. Without its rating: that is a sample, and no review gave it. */
export function productJsonLd(product: Described, origin: string): string {
  const isInStock = product.status === 'AVAILABLE' && product.stock.level !== 'OUT';
  const data = {
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: product.sku,
    category: product.category.name,
    image: product.images.map((image) => `${origin}${image.url}`),
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
