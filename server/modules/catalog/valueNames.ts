import { COLOURS } from '#schema/rules/colours.ts';
import { fixedValues } from '#schema/rules/facetLabels.ts';
import type { FacetKey } from '#schema/rules/facets.ts';
import { everyTextOf } from '#schema/rules/localisedText.ts';
import { NAMED_TAGS } from '#schema/rules/tagNames.ts';
import { wordsOf } from '#server/search/text/foldText.ts';
import { isUnspaced } from '#server/search/text/tokens.ts';
import type { CatalogueProjection } from './catalogue.projection.ts';
import { facetValueLabel } from './facetValues.ts';

/** Values that a name in a query means. */
export interface NamedFilter {
  key: FacetKey;
  values: readonly string[];
  /** Whether it may also name products, like the colour Kopi, so that it is a filter only if the name finds none. */
  isAmbiguous: boolean;
}

type Colour = (typeof COLOURS)[keyof typeof COLOURS];

/** Everyday names of colours, and the palette's colours that they mean. */
const COLOUR_FAMILIES: readonly [names: string, colours: readonly Colour[]][] = [
  ['red, merah, 红色, 红', ['chilli', 'plum']],
  ['pink, merah jambu, 粉红色, 粉色, 粉红', ['rose']],
  ['orange colour, jingga, 橙色', ['clay', 'turmeric']],
  ['yellow, kuning, 黄色', ['turmeric', 'gold']],
  ['green, hijau, 绿色', ['pandan', 'sage', 'leaf']],
  ['blue, biru, 蓝色', ['indigo', 'sky']],
  ['navy, biru tua, 深蓝色, 深蓝', ['indigo']],
  ['purple, ungu, violet, 紫色', ['plum', 'lilac']],
  ['black, hitam, 黑色', ['charcoal']],
  ['grey, gray, kelabu, 灰色', ['slate', 'charcoal']],
  ['white, putih, 白色', ['pearl']],
  ['cream, beige, krim, kuning air, 米色', ['oat', 'pearl']],
  ['brown, coklat, perang, 棕色, 褐色', ['tan', 'kopi', 'clay']],
  ['maroon, merah tua, 酒红色', ['plum']],
];

const FLAGS: readonly [key: FacetKey, value: string, names: string][] = [
  ['HALAL', 'certified', 'halal, halal certified, certified halal, disahkan halal, bersijil halal, sijil halal, 清真, 清真认证'],
  [
    'ON_SALE',
    'yes',
    'sale, on sale, on offer, discount, discounted, promo, promotion, diskaun, jualan murah, promosi, tawaran, 减价, 打折, 特价, 优惠, 促销',
  ],
  ['AVAILABILITY', 'in-stock', 'in stock, available now, ada stok, masih ada, 有货, 现货'],
  ['LABEL', 'NEW', 'new arrivals, new arrival, new in, terbaru, ketibaan baharu, ketibaan baru, 新品, 新货, 新到'],
];

const NAME_COLLECTIONS = new Set(['categories', 'brands']);

/** Names of facet values in every language, by their folded words. */
export class ValueNames {
  private names: Map<string, NamedFilter[]> | null = null;
  private unspaced: RegExp | null = null;

  constructor(private readonly projection: CatalogueProjection) {
    projection.onChange((changes) => {
      if (changes.some(({ collection }) => NAME_COLLECTIONS.has(collection))) this.names = null;
    });
  }

  /** The values with this name, given as folded words. */
  of(words: string): readonly NamedFilter[] {
    return this.all().get(words) ?? [];
  }

  /** Names that occur in a folded text without spaces, each with its position. */
  within(text: string): { name: string; start: number }[] {
    this.all();
    return this.unspaced === null ? [] : Array.from(text.matchAll(this.unspaced), ({ 0: name, index }) => ({ name, start: index }));
  }

  private all(): ReadonlyMap<string, NamedFilter[]> {
    if (this.names !== null) return this.names;
    const names = new Map<string, NamedFilter[]>();
    for (const [name, filter] of namesOf(this.projection)) {
      const words = wordsOf(name).join(' ');
      if (words !== '') names.set(words, [...(names.get(words) ?? []), filter]);
    }
    const unspaced = [...names.keys()].filter((name) => isUnspaced(name) && name.length > 1 && !name.includes(' '));
    this.unspaced = unspaced.length === 0 ? null : new RegExp(unspaced.sort((left, right) => right.length - left.length).join('|'), 'gu');
    return (this.names = names);
  }
}

function* namesOf(projection: CatalogueProjection): Generator<[name: string, filter: NamedFilter]> {
  for (const [key, value, names] of FLAGS) {
    for (const name of names.split(', ')) yield [name, { key, values: [value], isAmbiguous: false }];
  }
  const hexOf = new Map(Object.entries(COLOURS).map(([hex, colour]) => [colour, hex]));
  for (const [names, colours] of COLOUR_FAMILIES) {
    const values = colours.flatMap((colour) => hexOf.get(colour) ?? []);
    for (const name of names.split(', ')) yield [name, { key: 'COLOR', values, isAmbiguous: false }];
  }
  const labelled = function* (key: FacetKey, values: Iterable<string>, isAmbiguous = false): Generator<[string, NamedFilter]> {
    for (const value of values) {
      for (const name of everyTextOf(facetValueLabel(key, value, projection))) yield [name, { key, values: [value], isAmbiguous }];
    }
  };
  yield* labelled('COLOR', Object.keys(COLOURS), true);
  yield* labelled(
    'MATERIAL',
    fixedValues('MATERIAL').map(([value]) => value),
  );
  yield* labelled('TAG', NAMED_TAGS);
  yield* labelled('CATEGORY', projection.all('categories').keys());
  yield* labelled('BRAND', projection.all('brands').keys());
}
