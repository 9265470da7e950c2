import { readdirSync, readFileSync } from 'node:fs';

/** The texts on a product's label. */
export interface LabelFacts {
  name: string;
  /** The kind, such as "cumin spirals"; empty if the title has none. */
  kind: string;
  /** Net content, such as "300 g"; empty if the product has no weight. */
  net: string;
  brand: string;
  /** The slug of the brand. */
  brandSlug: string;
}

interface PackedProduct {
  title: string;
  brand: string;
  weight?: string;
}

/** A product of the seed's own files. */
interface OwnRow {
  slug: string;
  title: { en: string };
  brand: string;
  weight?: string;
}

/** A product of a vendor's feed; some feeds misspell the weight. */
interface FeedRow {
  href: string;
  title: string;
  brand: string;
  weight?: string;
  waight?: string;
}

const folder = new URL('../../', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const filesOf = (part: string, pattern: RegExp): string[] => readdirSync(new URL(part, folder)).filter((file) => pattern.test(file)).map((file) => `${part}/${file}`);

const brands = new Map((read('data/brands.json') as { slug: string; name: string }[]).map(({ slug, name }) => [slug, name]));
const brandSlugs = new Map([...brands].map(([slug, name]) => [name, slug]));
const products = new Map<string, PackedProduct>([
  ...filesOf('data', /^products-.*\.json$/)
    .flatMap((file) => read(file) as OwnRow[])
    .map(({ slug, title, brand, weight }) => [slug, { title: title.en, brand, weight }] as const),
  ...filesOf('raw', /\.json$/)
    .flatMap((file) => (read(file) as { items: FeedRow[] }).items)
    .map(({ href, title, brand, weight, waight }) => [href.replace('/product/', ''), { title, brand: brandSlugs.get(brand) ?? brand, weight: weight ?? waight }] as const),
]);

/** Certificates are data of the product and never part of its print. */
const unprinted = 'halal certified';
const units: Record<string, string> = { pcs: 'pieces', pack: 'pack', set: 'set' };

/** "300g" as "300 g", "10pcs" as "10 pieces". */
function netOf(weight: string | undefined): string {
  const [, amount = '', unit = ''] = /^([\d.]+)\s*(\w+)$/.exec(weight ?? '') ?? [];
  if (!amount || (amount === '1' && units[unit])) return '';
  return `${amount} ${units[unit] ?? unit}`;
}

/** Reads a product's label texts from the seed data. Throws for an unknown product or brand. */
export function labelFacts(slug: string): LabelFacts {
  const product = products.get(slug);
  const brand = product && brands.get(product.brand);
  if (!product || !brand) throw new Error(`No product with a brand has the slug ${slug}`);
  const [name = '', rest = ''] = product.title.split(', ');
  const kind = rest === unprinted ? '' : rest;
  // "20 sachets" says more than "20 pack".
  const counted = /\d/.test(kind) && kind.includes(parseInt(product.weight ?? 'x').toString());
  return { name, kind: counted ? '' : kind, net: counted ? kind : netOf(product.weight), brand, brandSlug: product.brand };
}
