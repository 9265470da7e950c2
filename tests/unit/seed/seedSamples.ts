import { seedFiles } from '#seed/seedFiles.ts';

/** A copy of the seed files that a test may change, as content by name under `seed/`. */
export function seedCopy(): Record<string, unknown> {
  return structuredClone(seedFiles);
}

/** A complete sample record with `changes` applied. */
export function authoredRecord(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    slug: 'test-mango',
    title: { en: 'Test mango', ms: 'Mangga ujian' },
    description: { en: 'Sweet.', ms: 'Manis.' },
    category: 'fresh-fruit',
    vendor: 'kebun-utara',
    priceCents: 640,
    stock: 5,
    createdAt: '2026-02-01',
    ...changes,
  };
}

/** A row in the specification's product format. */
export function feedRow(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 1,
    title: 'Jade ring',
    titleMs: 'Cincin jed',
    description: 'Green.',
    descriptionMs: 'Hijau.',
    image: 'product-images/jade-ring-front.webp',
    imageTwo: 'product-images/jade-ring-second.webp',
    category: 'jewellery',
    oldPrice: '',
    newPrice: '230.00',
    sale: 'New',
    href: '/product/jade-ring',
    brand: 'Cempaka',
    sku: 'TE-1',
    location: 'in Store, Online',
    quantity: 1,
    rating: 4.5,
    reviews: 12,
    status: 'Available',
    date: '2026-02-01',
    color: '#6FA84A',
    tags: 'silver, gift',
    stock: 3,
    ...changes,
  };
}
