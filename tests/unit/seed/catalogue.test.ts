import { describe, expect, test } from 'vitest';
import { localise, type LocalisedText } from '#schema/rules/localisedText.ts';
import { tagKey } from '#schema/rules/tagNames.ts';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { SPEC_BADGES, SPEC_CATEGORIES, SPEC_GROUPS, SPEC_LISTS } from './specNames.ts';

const catalogue = buildCatalogue();
const { products, stock, vendors, categories, brands } = catalogue;
const stockById = new Map(stock.map((units) => [units.id, units.onHand]));

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the products', () => {
  test('are at least 180 products', () => {
    expect(products.length).toBeGreaterThanOrEqual(180);
  });

  test.each(SPEC_CATEGORIES)('are at least four in %s', (name) => {
    const category = categories.find((candidate) => candidate.name.en === name);
    expect(products.filter((product) => product.category === category?.id).length).toBeGreaterThanOrEqual(4);
  });

  test('know no category that the spec does not name', () => {
    expect(categories.map((category) => category.name.en).sort()).toEqual([...SPEC_CATEGORIES].sort());
  });

  test.each(products.map((product) => [product.slug, product] as const))('give %s every field', (_, product) => {
    expect(product.id).toMatch(/^prd_[0-9a-f]{14}$/);
    expect(product.sku).toMatch(/^[A-Z0-9]+-\d+$/);
    expect(product.brand).not.toBeNull();
    expect(product.tags.length).toBeGreaterThanOrEqual(2);
    expect(product.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(product.fulfilment.length).toBeGreaterThanOrEqual(1);
    expect(Number.isInteger(product.priceCents)).toBe(true);
    expect(product.label === 'SALE').toBe(product.wasPriceCents !== null);
    expect(product.pictures.length).toBeGreaterThanOrEqual(2);
    expect(product.pictures[0]?.key).toBe(`${product.slug}-front`);
    expect(product.pictures[1]?.key).toBe(`${product.slug}-second`);
    expect(product.variants.length).toBeGreaterThanOrEqual(1);
    expect(product.createdAt).toMatch(/^202[56]-.*Z$/);
    expect(localise(product.description, 'en').split('. ').length).toBeGreaterThanOrEqual(2);
  });

  test('wear only tags that have a name in every language', () => {
    const tags = [...new Set(products.flatMap((product) => product.tags))];
    expect(tags.length).toBeGreaterThan(20);
    expect(tags.filter((tag) => tagKey(tag) === null)).toEqual([]);
  });

  test('have ids, slugs and skus of their own', () => {
    const variants = products.flatMap((product) => product.variants);
    expect(repeated(products.map((product) => product.id))).toEqual([]);
    expect(repeated(products.map((product) => product.slug))).toEqual([]);
    expect(repeated(products.map((product) => product.sku))).toEqual([]);
    expect(repeated(variants.map((variant) => variant.id))).toEqual([]);
    expect(repeated(variants.map((variant) => variant.sku))).toEqual([]);
    expect(repeated(products.flatMap((product) => product.pictures.map((picture) => picture.key)))).toEqual([]);
  });

  test('keep one stock document for each variant, and a status that agrees with it', () => {
    const variants = products.flatMap((product) => product.variants);
    expect(stock.length).toBe(variants.length);
    for (const { id, status } of variants) {
      const onHand = stockById.get(id);
      expect(onHand).toBeDefined();
      if (status !== 'DISABLED') expect(status).toBe(onHand === 0 ? 'OUT_OF_STOCK' : 'AVAILABLE');
    }
  });

  test('show each variant by a picture that exists, and offer only values that the options list', () => {
    for (const product of products) {
      for (const variant of product.variants) {
        if (variant.picture !== null) expect(product.pictures[variant.picture]).toBeDefined();
        for (const option of product.options) {
          expect(option.values.map((choice) => choice.value)).toContain(variant.options[option.key]);
        }
      }
    }
  });

  test('sold in several packs take the product’s price for its own pack, and a price of its own for each other', () => {
    for (const product of products.filter((candidate) => candidate.options[0]?.key === 'weight')) {
      const own = product.variants.find((variant) => variant.options['weight'] === product.weight);
      expect(own?.priceCents, product.slug).toBeNull();
      for (const variant of product.variants) if (variant !== own) expect(variant.priceCents, variant.sku).not.toBeNull();
    }
  });

  test('come with everything that pages have to cope with: sold out, few left, no longer sold, new, on sale, without reviews', () => {
    const few = stock.filter((units) => units.onHand > 0 && units.onHand <= 6);
    expect(products.filter((product) => product.status === 'OUT_OF_STOCK').length).toBeGreaterThanOrEqual(3);
    expect(products.filter((product) => product.status === 'DISABLED')).toHaveLength(2);
    expect(products.filter((product) => product.label === 'NEW')).toHaveLength(25);
    expect(products.filter((product) => product.label === 'SALE').length).toBeGreaterThanOrEqual(40);
    expect(products.some((product) => product.rating.average === null)).toBe(true);
    expect(few.length).toBeGreaterThanOrEqual(10);
  });

  test('offer weights with prices of their own on some twenty-five groceries, sizes and colours on fashion', () => {
    const withOption = (key: string): number => products.filter((product) => product.options.some((option) => option.key === key)).length;
    expect(withOption('weight')).toBeGreaterThanOrEqual(25);
    expect(withOption('size')).toBeGreaterThanOrEqual(30);
    expect(withOption('color')).toBeGreaterThanOrEqual(30);
  });

  test('carry halal certificates that are marked as samples, one of them expired', () => {
    const certificates = products.flatMap((product) => (product.halal ? [product.halal] : []));
    expect(certificates.length).toBeGreaterThanOrEqual(20);
    expect(certificates.filter((certificate) => !certificate.number.startsWith('SAMPLE-'))).toEqual([]);
    expect(repeated(certificates.map((certificate) => certificate.number))).toEqual([]);
    expect(certificates.filter((certificate) => certificate.expires < '2026-11-01')).toHaveLength(1);
  });

  test('never call a product halal without a certificate', () => {
    const claims = products.filter((product) => /halal/i.test(`${product.title.en} ${product.description.en}`));
    expect(claims.filter((product) => product.halal === null)).toEqual([]);
  });
});

describe('the sellers', () => {
  test('are at least fourteen in different states, with a level out of ten and products to sell', () => {
    expect(new Set(vendors.map((vendor) => vendor.state)).size).toBeGreaterThanOrEqual(14);
    for (const vendor of vendors) {
      expect(vendor.level).toBeGreaterThanOrEqual(0);
      expect(vendor.level).toBeLessThanOrEqual(10);
      expect(vendor.deliveryFeeCents).toBeGreaterThanOrEqual(200);
      expect(vendor.deliveryFeeCents).toBeLessThanOrEqual(450);
      expect(vendor.email).toMatch(/\.example$/);
      expect(products.some((product) => product.vendorId === vendor.id)).toBe(true);
    }
  });

  test('are rated by all reviews of their products together', () => {
    for (const vendor of vendors) {
      const counts = products.filter((product) => product.vendorId === vendor.id).map((product) => product.rating.count);
      expect(vendor.rating.count).toBe(counts.reduce((sum, count) => sum + count, 0));
    }
  });

  test('lend their names to exactly two brands', () => {
    const names = vendors.map((vendor) => vendor.name);
    expect(brands.map((brand) => brand.name).filter((name) => names.includes(name))).toEqual(['Kebun Utara', 'Dapur Mak Som']);
  });
});

describe('the lists of the spec', () => {
  test('the category menu has exactly four groups', () => {
    expect(catalogue.categoryGroups.map((group) => group.name.en)).toEqual(SPEC_GROUPS);
  });

  test('the tiles carry the five badges and fixed counts', () => {
    const badges = catalogue.categoryTiles.flatMap((tile) => tile.percentage ?? []);
    expect([...badges].sort()).toEqual([...SPEC_BADGES].sort());
    for (const tile of catalogue.categoryTiles) expect(tile.itemCount).toBeGreaterThan(0);
  });

  test.each(SPEC_LISTS)('%s can be read by its key and is not empty', (key) => {
    const list = catalogue.collections.find((collection) => collection.id === key);
    expect((list?.products.length ?? 0) + (list?.brands.length ?? 0) + (list?.categories.length ?? 0)).toBeGreaterThan(0);
  });

  test('the deals are seven, all on sale; sample offers have no end, since none would be true', () => {
    const deals = catalogue.collections.find((collection) => collection.id === 'deals');
    expect(deals?.products).toHaveLength(7);
    for (const list of catalogue.collections) expect(list.endsAt).toBeUndefined();
    for (const slug of deals?.products ?? []) expect(products.find((product) => product.slug === slug)?.wasPriceCents).not.toBeNull();
  });

  test('the home page has three heroes by day and by night, two promotions and four services', () => {
    const heroes = catalogue.banners.filter((banner) => banner.placement === 'home-hero');
    expect(heroes.map((hero) => [hero.picture?.key, hero.nightPicture?.key])).toEqual([
      ['hero-1-day', 'hero-1-night'],
      ['hero-2-day', 'hero-2-night'],
      ['hero-3-day', 'hero-3-night'],
    ]);
    expect(catalogue.banners.filter((banner) => banner.placement === 'home-promo')).toHaveLength(2);
    expect(catalogue.services).toHaveLength(4);
  });

  test('the demo cart has three lines of at least two sellers, in stock', () => {
    const lines = (catalogue.shop[0]?.demoCart ?? []).map(({ sku }) => {
      const product = products.find((candidate) => candidate.variants.some((variant) => variant.sku === sku));
      const variant = product?.variants.find((candidate) => candidate.sku === sku);
      return { vendorId: product?.vendorId, onHand: stockById.get(variant?.id ?? '') ?? 0 };
    });
    expect(lines).toHaveLength(3);
    expect(new Set(lines.map((line) => line.vendorId)).size).toBeGreaterThanOrEqual(2);
    for (const line of lines) expect(line.onHand).toBeGreaterThan(0);
  });
});

describe('Malay', () => {
  const sentences: [string, LocalisedText][] = [
    ...products.map((product): [string, LocalisedText] => [product.slug, product.description]),
    ...vendors.map((vendor): [string, LocalisedText] => [vendor.slug, vendor.description]),
    ...catalogue.services.flatMap((service): [string, LocalisedText][] => [
      [service.id, service.title],
      [service.id, service.description],
    ]),
    ...catalogue.facts.map((fact): [string, LocalisedText] => [fact.id, fact.label]),
    ...catalogue.banners.flatMap((banner): [string, LocalisedText][] => [[banner.id, banner.title]]),
    ...categories.map((category): [string, LocalisedText] => [category.id, category.name]),
  ];

  test('stands beside every English sentence and is not the English again', () => {
    for (const [name, text] of sentences) {
      expect(text.ms?.trim() ?? '', name).not.toBe('');
      expect(text.ms, name).not.toBe(text.en);
    }
  });

  test('is Malaysian, not Indonesian, and has left no English word behind', () => {
    const strangers = /\b(the|and|with|karena|uang|kantor|mobil|bisa|gratis|toko|Anda bisa|saus|bumbu)\b/i;
    expect(sentences.filter(([, text]) => strangers.test(localise(text, 'ms'))).map(([name]) => name)).toEqual([]);
  });
});
