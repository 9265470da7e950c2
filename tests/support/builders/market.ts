import type { Catalogue } from '#seed/catalogue.ts';
import type { VariantDoc } from '#server/store/documents/catalog.ts';
import { aCategory, aProduct, aStock, aVariant, aVendor, bothLanguages } from './documents.ts';

const oneVariant = (change: Partial<VariantDoc>) => [aVariant({ sku: `SKU-${change.id ?? ''}`, ...change })];

/**
 * A marketplace small enough for amounts to be calculated by hand. Utara (fee $3.00) and Selatan (fee $4.50) deliver to Kuala Lumpur;
 * only Selatan delivers to Sabah. Every variant has ten units, unless its name suggests otherwise.
 */
export function aMarket(change: Partial<Catalogue> = {}): Catalogue {
  const products = [
    aProduct({ id: 'prd_rice', vendorId: 'ven_utara', priceCents: 1234 }),
    aProduct({ id: 'prd_tea', vendorId: 'ven_utara', priceCents: 333 }),
    aProduct({ id: 'prd_lamp', vendorId: 'ven_utara', priceCents: 20000 }),
    aProduct({ id: 'prd_cent', vendorId: 'ven_utara', priceCents: 1 }),
    aProduct({ id: 'prd_coffee', vendorId: 'ven_selatan', priceCents: 777 }),
    aProduct({
      id: 'prd_shirt',
      vendorId: 'ven_selatan',
      options: [
        {
          key: 'size',
          label: bothLanguages('Size'),
          values: ['M', 'L'].map((value) => ({ value, label: bothLanguages(`Size ${value}`), swatch: null })),
        },
      ],
      variants: [
        aVariant({ id: 'var_shirt_m', sku: 'SHIRT-M', options: { size: 'M' } }),
        aVariant({ id: 'var_shirt_l', sku: 'SHIRT-L', options: { size: 'L' }, priceCents: 1500, picture: 1 }),
      ],
    }),
    aProduct({ id: 'prd_withdrawn', vendorId: 'ven_utara', status: 'DISABLED' }),
    aProduct({ id: 'prd_paused', vendorId: 'ven_utara', variants: oneVariant({ id: 'var_paused', status: 'OUT_OF_STOCK' }) }),
    aProduct({ id: 'prd_soldout', vendorId: 'ven_utara' }),
    aProduct({ id: 'prd_counter', vendorId: 'ven_utara', fulfilment: ['IN_STORE'] }),
  ];
  const stock = products.flatMap((product) => product.variants.map(({ id }) => aStock(id, id === 'var_soldout' ? 0 : 10)));
  return {
    products,
    stock,
    vendors: [
      aVendor({ id: 'ven_utara', name: 'Utara', deliveryFeeCents: 300, shipsTo: ['KUALA_LUMPUR', 'SELANGOR'] }),
      aVendor({ id: 'ven_selatan', name: 'Selatan', deliveryFeeCents: 450, shipsTo: ['KUALA_LUMPUR', 'SABAH'] }),
    ],
    categories: [aCategory()],
    categoryGroups: [],
    categoryTiles: [],
    brands: [],
    collections: [],
    banners: [],
    services: [],
    facts: [],
    shop: [],
    articles: [],
    articleCategories: [],
    faqs: [],
    team: [],
    testimonials: [],
    information: [],
    ...change,
  };
}
