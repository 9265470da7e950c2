import { expect, test } from 'vitest';
import { productJsonLd } from '#client/pages/product/ProductMeta.tsx';

type Described = Parameters<typeof productJsonLd>[0];

const product = {
  slug: 'kopi-o-kampung',
  sku: 'KOPI-1',
  title: 'Kopi O kampung',
  description: 'Thick and black',
  brand: null,
  vendor: { name: 'Kopi Tujuh Pagi' },
  images: [{ url: '/pictures/kopi-front-320.webp' }],
  category: { name: 'Beverages' },
  rating: { average: 4.7, count: 411 },
  price: { current: { minorUnits: 890 } },
  stock: { level: 'IN_STOCK' },
  status: 'AVAILABLE',
} as unknown as Described;

const read = (described: Described) =>
  JSON.parse(productJsonLd(described, 'https://rizq.example')) as {
    name: string;
    offers: Record<string, string>;
    aggregateRating?: object;
  };

test('the JSON-LD of a product has its price in dollars and absolute URLs', () => {
  expect(read(product)).toMatchObject({
    name: 'Kopi O kampung',
    offers: {
      price: '8.90',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: 'https://rizq.example/product/kopi-o-kampung',
    },
  });
});

test('a title in JSON-LD can neither close the script element nor open another', () => {
  const title = '</script><script>alert(1)</script>';
  const text = productJsonLd({ ...product, title }, '');
  expect(text).not.toMatch(/[<>]/);
  expect(read({ ...product, title }).name).toBe(title);
});

test('JSON-LD escapes U+2028 and U+2029, which end a line in scripts', () => {
  const title = 'Kopi\u2028O\u2029kampung';
  const text = productJsonLd({ ...product, title }, '');
  expect(text).not.toMatch(/[\u2028\u2029]/);
  expect(read({ ...product, title }).name).toBe(title);
});

test('JSON-LD marks products as out of stock or discontinued', () => {
  expect(read({ ...product, stock: { ...product.stock, level: 'OUT' } }).offers.availability).toBe('https://schema.org/OutOfStock');
  expect(read({ ...product, status: 'DISABLED' }).offers.availability).toBe('https://schema.org/Discontinued');
});

test('JSON-LD has the aggregate rating of the reviews, and none without reviews', () => {
  expect(read(product).aggregateRating).toMatchObject({ '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 411 });
  const { aggregateRating } = read({ ...product, rating: { ...product.rating, average: null, count: 0 } });
  expect(aggregateRating).toBeUndefined();
});
