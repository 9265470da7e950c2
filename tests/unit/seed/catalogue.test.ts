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

describe('sample products', () => {
  test('number at least 180', () => {
    expect(products.length).toBeGreaterThanOrEqual(180);
  });

  test.each(SPEC_CATEGORIES)('number at least four in %s', (name) => {
    const category = categories.find((candidate) => candidate.name.en === name);
    expect(products.filter((product) => product.category === category?.id).length).toBeGreaterThanOrEqual(4);
  });

  test('use exactly the categories of the specification', () => {
    expect(categories.map((category) => category.name.en).sort()).toEqual([...SPEC_CATEGORIES].sort());
  });

  test.each(products.map((product) => [product.slug, product] as const))('have every field: %s', (_, product) => {
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

  test('have only tags with a label in every language', () => {
    const tags = [...new Set(products.flatMap((product) => product.tags))];
    expect(tags.length).toBeGreaterThan(20);
    expect(tags.filter((tag) => tagKey(tag) === null)).toEqual([]);
  });

  test('have unique ids, slugs, SKUs and picture keys', () => {
    const variants = products.flatMap((product) => product.variants);
    expect(repeated(products.map((product) => product.id))).toEqual([]);
    expect(repeated(products.map((product) => product.slug))).toEqual([]);
    expect(repeated(products.map((product) => product.sku))).toEqual([]);
    expect(repeated(variants.map((variant) => variant.id))).toEqual([]);
    expect(repeated(variants.map((variant) => variant.sku))).toEqual([]);
    expect(repeated(products.flatMap((product) => product.pictures.map((picture) => picture.key)))).toEqual([]);
  });

  test('have one stock document for each variant, and a status that agrees with it', () => {
    const variants = products.flatMap((product) => product.variants);
    expect(stock.length).toBe(variants.length);
    for (const { id, status } of variants) {
      const onHand = stockById.get(id);
      expect(onHand).toBeDefined();
      if (status !== 'DISABLED') expect(status).toBe(onHand === 0 ? 'OUT_OF_STOCK' : 'AVAILABLE');
    }
  });

  test('have existing pictures for their variants, and only listed option values', () => {
    for (const product of products) {
      for (const variant of product.variants) {
        if (variant.picture !== null) expect(product.pictures[variant.picture]).toBeDefined();
        for (const option of product.options) {
          expect(option.values.map((choice) => choice.value)).toContain(variant.options[option.key]);
        }
      }
    }
  });

  test('in several packs have the product price for their main pack and a separate price for each other pack', () => {
    for (const product of products.filter((candidate) => candidate.options[0]?.key === 'weight')) {
      const own = product.variants.find((variant) => variant.options['weight'] === product.weight);
      expect(own?.priceCents, product.slug).toBeNull();
      for (const variant of product.variants) if (variant !== own) expect(variant.priceCents, variant.sku).not.toBeNull();
    }
  });

  test('cover all cases that pages must handle: sold out, few left, discontinued, new, on sale', () => {
    const few = stock.filter((units) => units.onHand > 0 && units.onHand <= 6);
    expect(products.filter((product) => product.status === 'OUT_OF_STOCK').length).toBeGreaterThanOrEqual(3);
    expect(products.filter((product) => product.status === 'DISABLED')).toHaveLength(2);
    expect(products.filter((product) => product.label === 'NEW')).toHaveLength(25);
    expect(products.filter((product) => product.label === 'SALE').length).toBeGreaterThanOrEqual(40);
    expect(few.length).toBeGreaterThanOrEqual(10);
  });

  test('include at least 25 with weights, 30 with sizes and 30 with colours to choose', () => {
    const withOption = (key: string): number => products.filter((product) => product.options.some((option) => option.key === key)).length;
    expect(withOption('weight')).toBeGreaterThanOrEqual(25);
    expect(withOption('size')).toBeGreaterThanOrEqual(30);
    expect(withOption('color')).toBeGreaterThanOrEqual(30);
  });

  test('have halal certificates that are marked as samples, exactly one of them expired', () => {
    const certificates = products.flatMap((product) => (product.halal ? [product.halal] : []));
    expect(certificates.length).toBeGreaterThanOrEqual(20);
    expect(certificates.filter((certificate) => !certificate.number.startsWith('SAMPLE-'))).toEqual([]);
    expect(repeated(certificates.map((certificate) => certificate.number))).toEqual([]);
    expect(certificates.filter((certificate) => certificate.expires < '2026-11-01')).toHaveLength(1);
  });

  test('mention halal only with a certificate', () => {
    const claims = products.filter((product) => /halal/i.test(`${product.title.en} ${product.description.en}`));
    expect(claims.filter((product) => product.halal === null)).toEqual([]);
  });
});

describe('sample vendors', () => {
  test('are in at least 14 states, and each has products, a level from 0 to 10 and a delivery fee', () => {
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

  test('have the same names as exactly two brands', () => {
    const names = vendors.map((vendor) => vendor.name);
    expect(brands.map((brand) => brand.name).filter((name) => names.includes(name))).toEqual(['Kebun Utara', 'Dapur Mak Som']);
  });
});

describe('sample lists', () => {
  test('the category menu has exactly the four groups of the specification', () => {
    expect(catalogue.categoryGroups.map((group) => group.name.en)).toEqual(SPEC_GROUPS);
  });

  test('category tiles have the five badges of the specification and positive product counts', () => {
    const badges = catalogue.categoryTiles.flatMap((tile) => tile.percentage ?? []);
    expect([...badges].sort()).toEqual([...SPEC_BADGES].sort());
    for (const tile of catalogue.categoryTiles) expect(tile.itemCount).toBeGreaterThan(0);
  });

  test.each(SPEC_LISTS)('the list %s exists and is not empty', (key) => {
    const list = catalogue.collections.find((collection) => collection.id === key);
    expect((list?.products.length ?? 0) + (list?.brands.length ?? 0) + (list?.categories.length ?? 0)).toBeGreaterThan(0);
  });

  test('the deals are seven products on sale; sample offers have no end date, because none would be true', () => {
    const deals = catalogue.collections.find((collection) => collection.id === 'deals');
    expect(deals?.products).toHaveLength(7);
    for (const list of catalogue.collections) expect(list.endsAt).toBeUndefined();
    for (const slug of deals?.products ?? []) expect(products.find((product) => product.slug === slug)?.wasPriceCents).not.toBeNull();
  });

  test('the home page has three heroes with day and night pictures, two promotions and four services', () => {
    const heroes = catalogue.banners.filter((banner) => banner.placement === 'home-hero');
    expect(heroes.map((hero) => [hero.picture?.key, hero.nightPicture?.key])).toEqual([
      ['hero-1-day', 'hero-1-night'],
      ['hero-2-day', 'hero-2-night'],
      ['hero-3-day', 'hero-3-night'],
    ]);
    expect(catalogue.banners.filter((banner) => banner.placement === 'home-promo')).toHaveLength(2);
    expect(catalogue.services).toHaveLength(4);
  });

  test('the demo cart has three lines in stock from at least two vendors', () => {
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

describe('Malay sample texts', () => {
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

  test('exist for every English text and differ from it', () => {
    for (const [name, text] of sentences) {
      expect(text.ms?.trim() ?? '', name).not.toBe('');
      expect(text.ms, name).not.toBe(text.en);
    }
  });

  test('contain no Indonesian and no English words', () => {
    const strangers = /\b(the|and|with|karena|uang|kantor|mobil|bisa|gratis|toko|Anda bisa|saus|bumbu)\b/i;
    expect(sentences.filter(([, text]) => strangers.test(localise(text, 'ms'))).map(([name]) => name)).toEqual([]);
  });
});
