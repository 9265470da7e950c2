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

test('a product has its price in dollars and absolute addresses', () => {
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

test('a title can neither end the script element nor begin another', () => {
  const title = '</script><script>alert(1)</script>';
  const text = productJsonLd({ ...product, title }, '');
  expect(text).not.toMatch(/[<>]/);
  expect(read({ ...product, title }).name).toBe(title);
});

test('line separators, which end a line of script, are escaped', () => {
  const title = 'Kopi\u2028O\u2029kampung';
  const text = productJsonLd({ ...product, title }, '');
  expect(text).not.toMatch(/[\u2028\u2029]/);
  expect(read({ ...product, title }).name).toBe(title);
});

test('what is out of stock or withdrawn says so', () => {
  expect(read({ ...product, stock: { ...product.stock, level: 'OUT' } }).offers.availability).toBe('https://schema.org/OutOfStock');
  expect(read({ ...product, status: 'DISABLED' }).offers.availability).toBe('https://schema.org/Discontinued');
});

test('no rating is claimed: none of them was given in a review', () => {
  expect(read(product).aggregateRating).toBeUndefined();
});
