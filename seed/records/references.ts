import type { ParsedSeed } from '../parsedSeed.ts';
import type { RefusedRecord } from '../seedError.ts';

type Known = ReadonlySet<string>;

/** Collects broken references and duplicate names. */
class ReferenceCheck {
  readonly broken: RefusedRecord[] = [];

  unique(file: string, field: string, values: readonly string[]): Known {
    const seen = new Set<string>();
    for (const value of values) {
      if (seen.has(value)) this.broken.push({ file, record: value, reason: `${field}: ${value} stands twice` });
      seen.add(value);
    }
    return seen;
  }

  exists(file: string, record: string, field: string, value: string | null, known: Known): void {
    if (value !== null && !known.has(value)) {
      this.broken.push({ file, record, reason: `${field}: there is no ${value}` });
    }
  }

  allExist(file: string, record: string, field: string, values: readonly string[], known: Known): void {
    for (const value of values) this.exists(file, record, field, value, known);
  }
}

/** Checks all references between records (slugs, hex values, keys), and checks that names are unique. */
export function findBrokenReferences(seed: ParsedSeed): RefusedRecord[] {
  const check = new ReferenceCheck();
  const products = new Set(seed.products.map((product) => product.slug));
  const vendors = check.unique(
    'data/vendors.json',
    'slug',
    seed.vendors.map((vendor) => vendor.slug),
  );
  const brands = check.unique(
    'data/brands.json',
    'slug',
    seed.brands.map((brand) => brand.slug),
  );
  const colours = check.unique(
    'data/colours.json',
    'hex',
    seed.colours.map((colour) => colour.hex),
  );
  const categories = check.unique(
    'data/categories.json',
    'slug',
    seed.categories.map((category) => category.slug),
  );
  check.unique(
    'data/collections.json',
    'key',
    seed.collections.map((collection) => collection.key),
  );
  check.unique(
    'data/banners.json',
    'key',
    seed.banners.map((banner) => banner.key),
  );

  for (const { file, slug, category, vendor, brand, color, colors } of seed.products) {
    check.exists(file, slug, 'category', category, categories);
    check.exists(file, slug, 'vendor', vendor, vendors);
    check.exists(file, slug, 'brand', brand, brands);
    check.exists(file, slug, 'color', color, colours);
    check.allExist(
      file,
      slug,
      'colors',
      colors.map((choice) => choice.color),
      colours,
    );
  }
  for (const { slug, categories: members } of seed.categoryGroups) {
    check.allExist('data/categoryGroups.json', slug, 'categories', members, categories);
  }
  for (const { category } of seed.categoryTiles) {
    check.exists('data/categoryTiles.json', category, 'category', category, categories);
  }
  for (const collection of seed.collections) {
    check.allExist('data/collections.json', collection.key, 'products', collection.products, products);
    check.allExist('data/collections.json', collection.key, 'brands', collection.brands, brands);
    check.allExist('data/collections.json', collection.key, 'categories', collection.categories, categories);
  }
  const articleCategories = check.unique(
    'data/articleCategories.json',
    'slug',
    seed.articleCategories.map((category) => category.slug),
  );
  check.unique(
    'data/articles.json',
    'slug',
    seed.articles.map((article) => article.slug),
  );
  for (const { slug, category, products: named, body } of seed.articles) {
    const shown = body.flatMap((block) => ('product' in block ? [block.product] : []));
    check.exists('data/articles.json', slug, 'category', category, articleCategories);
    check.allExist('data/articles.json', slug, 'products', [...named, ...shown], products);
  }
  check.unique(
    'data/faqs.json',
    'key',
    seed.faqs.map((faq) => faq.key),
  );
  for (const { key, products: shown } of seed.banners) check.allExist('data/banners.json', key, 'products', shown, products);
  for (const { product } of seed.shop.demoCart) check.exists('data/shop.json', 'demoCart', 'product', product, products);
  for (const name of ['foodLabels', 'garmentLabels', 'barcodes'] as const) {
    const file = `data/${name}.json`;
    for (const slug of check.unique(
      file,
      'slug',
      seed[name].map((record) => record.slug),
    ))
      check.exists(file, slug, 'slug', slug, products);
  }
  return check.broken;
}
