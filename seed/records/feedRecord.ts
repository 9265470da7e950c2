import { brandKey, isNoBrand } from '#schema/rules/brandNames.ts';
import { listOf, numberOf, pictureKeyOf, priceOf, slugOf, textOf } from './feedValues.ts';

/** A row in a feed, with normalised field names: those of the specified product, and our own columns for other data. */
export type FeedRow = Readonly<Record<string, unknown>>;

/** Values that apply to every row in a feed. */
export interface FeedHeader {
  vendor: string;
  /** The colours to which color1, color2 and color3 refer, counting from 1. */
  colors: readonly string[];
}

/** A row's brand: its id (null if the row has no brand), or the name of an unknown brand. */
export type FeedBrand = { id: string | null } | { unknown: string };

/** Finds brands by name, then by id. Never derives an id from a name, because that id may belong to a different brand. */
export class FeedBrands {
  private readonly ids: ReadonlySet<string>;
  private readonly byName: ReadonlyMap<string, string>;

  constructor(brands: readonly { slug: string; name: string }[]) {
    this.ids = new Set(brands.map(({ slug }) => slug));
    this.byName = new Map(brands.map(({ slug, name }) => [brandKey(name), slug]));
  }

  of(row: FeedRow): FeedBrand {
    const brand = textOf(row['brand']);
    if (brand === null || isNoBrand(brand)) return { id: null };
    const id = this.byName.get(brandKey(brand)) ?? (this.ids.has(brand) ? brand : undefined);
    return id === undefined ? { unknown: brand } : { id };
  }
}

const FULFILMENTS = [
  { pattern: /online/i, fulfilment: 'ONLINE' },
  { pattern: /in[ -]?store/i, fulfilment: 'IN_STORE' },
] as const;

function localisedOf(row: FeedRow, field: string): unknown {
  const en = textOf(row[field]);
  return { en: en ?? '', ms: textOf(row[`${field}Ms`]) ?? en ?? '' };
}

function colorsOf(row: FeedRow, header: FeedHeader): unknown[] {
  return ['color1', 'color2', 'color3'].flatMap((field) => {
    const place = textOf(row[field]);
    return place === null ? [] : [{ color: header.colors[Number(place) - 1] ?? `colour ${place} of the feed` }];
  });
}

function sizesOf(row: FeedRow): string[] {
  const slots = [row['size1'], row['size2']].map(textOf).filter((size) => size !== null);
  return [...new Set([...listOf(row['size']), ...slots])];
}

function halalOf(row: FeedRow): unknown {
  const number = textOf(row['halalNumber']);
  if (number === null) return null;
  return { body: textOf(row['halalBody']) ?? '', number, expires: textOf(row['halalExpires']) ?? '' };
}

function slugOfRow(row: FeedRow): string {
  return textOf(row['href'])?.split('/').pop() ?? slugOf(textOf(row['title']) ?? '');
}

/** Converts a row to the format of the seed's own records. The result has not been validated by the schema yet. */
export function recordOfRow(row: FeedRow, header: FeedHeader, brand: string | null): Record<string, unknown> {
  const slug = slugOfRow(row);
  const label = textOf(row['sale'])?.toUpperCase();
  const [front, second] = [pictureKeyOf(row['image']), pictureKeyOf(row['imageTwo'])];
  const location = textOf(row['location']) ?? 'Online';
  return {
    slug,
    sku: textOf(row['sku']),
    title: localisedOf(row, 'title'),
    description: localisedOf(row, 'description'),
    category: slugOf(textOf(row['category']) ?? ''),
    vendor: header.vendor,
    brand,
    tags: listOf(row['tags']).map(slugOf),
    color: textOf(row['color'])?.toLowerCase() ?? null,
    label: label ?? null,
    status: textOf(row['status'])?.toUpperCase().replaceAll(' ', '_') ?? null,
    fulfilment: FULFILMENTS.filter(({ pattern }) => pattern.test(location)).map(({ fulfilment }) => fulfilment),
    priceCents: priceOf(row['newPrice']),
    wasPriceCents: priceOf(row['oldPrice']),
    weight: textOf(row['weight'])?.replaceAll(' ', '') ?? null,
    sizes: sizesOf(row),
    colors: colorsOf(row, header),
    stock: numberOf(row['stock']) ?? 0,
    halal: halalOf(row),
    createdAt: textOf(row['date']) ?? '',
    ...(front !== null && second !== null ? { pictures: [front, second] } : {}),
  };
}
