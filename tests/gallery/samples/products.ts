import type { ProductCard_ProductFragment } from '#client/features/catalog/ProductCard.generated.ts';
import { BATIK, BROKEN, KOPI, MANGO, MANGO_OPEN } from './pictures.ts';
import { LONG_NAME, LONG_TITLE } from './words.ts';

type Product = ProductCard_ProductFragment;
type Variant = Product['variants'][number];

const money = (minorUnits: number) => ({ __typename: 'Money', minorUnits }) as const;
const price = (cents: number, was: number | null = null, percent: number | null = null, weight: string | null = '1kg') =>
  ({
    __typename: 'PriceInfo',
    current: money(cents),
    was: was === null ? null : money(was),
    discountPercent: percent,
    unit: null,
    weight,
  }) as const;

function variant(id: string, options: readonly (readonly [key: string, value: string, label: string])[] = []): Variant {
  return {
    __typename: 'Variant',
    id,
    price: { __typename: 'PriceInfo', current: money(640) },
    stock: { __typename: 'StockInfo', purchasable: 40 },
    options: options.map(([key, value, label]) => ({ __typename: 'SelectedOption', key, value, label })),
  };
}

/** A product without special features, and the changes that make it a given sample. */
function product(id: string, special: Partial<Product> = {}): Product {
  return {
    __typename: 'Product',
    id,
    slug: id,
    title: 'Harumanis mango',
    weight: '1kg',
    status: 'AVAILABLE',
    label: null,
    vendor: { __typename: 'Vendor', id: 'vendor-of-samples', name: 'Kebun Utara' },
    delivery: { __typename: 'DeliveryEstimate', earliest: '2026-12-01T15:59:59.000Z', latest: '2026-12-02T15:59:59.000Z' },
    price: price(640),
    rating: { __typename: 'RatingSummary', average: 4.6, count: 128 },
    stock: { __typename: 'StockInfo', level: 'IN_STOCK', purchasable: 40 },
    images: [MANGO, MANGO_OPEN],
    options: [],
    variants: [variant(`${id}-only`)],
    ...special,
  };
}

const SIZES = ['S', 'M', 'L'].map((size) => variant(`choice-${size}`, [['size', size, size]]));
const COLOURS = ['#1F2A44', '#7A1F2B', '#1F6F6B'].map((value, at) => variant(`colour-${at}`, [['color', value, `No. ${at + 1}`]]));

/** A product for every state that a card can have. */
export const PRODUCTS = {
  usual: product('usual', { price: { ...price(640), unit: { __typename: 'UnitPrice', per: 'KG', price: money(640) } } }),
  new: product('new', { label: 'NEW', title: 'Kopi O Kampung', images: [KOPI] }),
  reduced: product('reduced', { label: 'SALE', price: price(448, 640, 30) }),
  'without reviews': product('unrated', { rating: { __typename: 'RatingSummary', average: null, count: 0 } }),
  'to choose first': product('choice', {
    title: 'Batik shirt, indigo',
    weight: null,
    images: [BATIK],
    options: ['size', 'color'].map((key) => ({ __typename: 'ProductOption', key })),
    variants: [...SIZES, ...COLOURS],
  }),
  'few left': product('few', { stock: { __typename: 'StockInfo', level: 'LOW', purchasable: 3 } }),
  'in store only': product('store', { stock: { __typename: 'StockInfo', level: 'IN_STOCK', purchasable: 0 } }),
  'sold out': product('out', { status: 'OUT_OF_STOCK', stock: { __typename: 'StockInfo', level: 'OUT', purchasable: 0 } }),
  'no longer sold': product('disabled', { status: 'DISABLED' }),
  'long words': product('long', {
    title: LONG_TITLE,
    vendor: { __typename: 'Vendor', id: 'long', name: LONG_NAME },
    price: price(12345600),
  }),
  'without a picture': product('broken', { images: [BROKEN] }),
} satisfies Record<string, Product>;
