import { MALAYSIAN_STATES } from './malaysianStates.ts';

/** The marketplace's sections, each with its own categories. */
export type Section = 'GROCERIES' | 'FASHION' | 'JEWELLERY' | 'PERFUME_COSMETICS' | 'GLASSES' | 'BAGS' | 'MART';

interface FacetRow {
  /** Field in the search index. */
  field: string;
  /** Description of the key in the API. */
  description: string;
  filter: FacetFilter;
  /** Query parameter in a listing's URL; null if the facet is not part of URLs. */
  param: string | null;
  /** Control in the filter panel; null if it has no separate group. */
  control: 'checks' | 'swatches' | 'buttons' | 'price' | 'rating' | 'location' | 'availability' | 'flag' | null;
  /** Fixed values, each with a message `facetValues.<key>.<value>`. Other values are named by the catalogue or are their own label. */
  values?: readonly string[];
  /** Value hidden unless selected, because shoppers do not search for it. */
  hidden?: string;
  /**
   * An attribute, which vendors set in the product form and in files, where its column has the field's name. `sections` limits
   * the attribute to products whose category is in one of these sections.
   */
  attribute?: { sections: readonly Section[]; categories?: readonly string[] };
}

/** How `ProductFilter` and URLs select values. */
type FacetFilter =
  /** Several values, under the name of the field. */
  | { kind: 'list'; description: string; reads: 'slug' | 'word' | 'hex' | 'code' }
  /** A boolean; URLs can only contain true. */
  | { kind: 'flag'; argument: string; yes: string; no: string }
  /** One value. */
  | { kind: 'one'; argument: string }
  /** A lower bound. */
  | { kind: 'floor'; argument: string }
  /** Both bounds in cents; counted by ranges instead of values. */
  | { kind: 'range'; argument: string };

/**
 * All facets of listings in display order. The index fields, the API's `FacetKey` and `ProductFilter`, query parameters and
 * filter panel groups are derived from these rows; labels are the messages `facets.*`.
 */
export const FACETS = {
  CATEGORY: {
    field: 'category',
    description: 'Category.',
    filter: { kind: 'list', description: 'Category slugs.', reads: 'slug' },
    param: 'category',
    control: 'checks',
  },
  PRICE: {
    field: 'price',
    description: 'Current price; a RangeFacet.',
    filter: { kind: 'range', argument: 'price' },
    param: null,
    control: 'price',
  },
  BRAND: {
    field: 'brand',
    description: 'Brand.',
    filter: { kind: 'list', description: 'Brand slugs.', reads: 'slug' },
    param: 'brand',
    control: 'checks',
  },
  WEIGHT: {
    field: 'weight',
    description: 'Weight label: of the product and of its variants.',
    filter: { kind: 'list', description: 'Weight labels.', reads: 'word' },
    param: 'weight',
    control: 'buttons',
  },
  COLOR: {
    field: 'color',
    description: 'Colour: the main one and those of variants.',
    filter: { kind: 'list', description: 'Hex colours.', reads: 'hex' },
    param: 'color',
    control: 'swatches',
  },
  SIZE: {
    field: 'size',
    description: 'Size of any variant.',
    filter: { kind: 'list', description: 'Sizes of any variant.', reads: 'word' },
    param: 'size',
    control: 'buttons',
  },
  MATERIAL: {
    field: 'material',
    description: 'Material, as stated by the vendor.',
    filter: { kind: 'list', description: 'Materials.', reads: 'slug' },
    param: 'material',
    control: 'checks',
    values: [
      'acetate',
      'bamboo',
      'batik',
      'brass',
      'canvas',
      'coconut',
      'cotton',
      'denim',
      'glass',
      'gold',
      'leather',
      'linen',
      'nylon',
      'pandan',
      'pearl',
      'polyester',
      'rattan',
      'rubber',
      'silk',
      'silver',
      'songket',
      'steel',
      'viscose',
      'wood',
      'wool',
    ],
    // The only household products that have a material.
    attribute: { sections: ['FASHION', 'BAGS', 'JEWELLERY'], categories: ['cleaning-supplies', 'baby-kids'] },
  },
  RATING: {
    field: 'rating',
    description: 'Lowest average rating: 4, 3 or 2 stars and up.',
    filter: { kind: 'floor', argument: 'ratingMin' },
    param: 'rating',
    control: 'rating',
  },
  FULFILMENT: {
    field: 'fulfilment',
    description: 'Where it can be bought.',
    filter: { kind: 'list', description: 'Where the product can be bought.', reads: 'code' },
    param: 'loc',
    control: 'location',
    values: ['ONLINE', 'IN_STORE'],
  },
  AVAILABILITY: {
    field: 'availability',
    description: 'In stock or not.',
    filter: { kind: 'flag', argument: 'inStock', yes: 'in-stock', no: 'out-of-stock' },
    param: 'stock',
    control: 'availability',
    values: ['in-stock', 'out-of-stock'],
  },
  ON_SALE: {
    field: 'onSale',
    description: 'Reduced in price.',
    filter: { kind: 'flag', argument: 'onSale', yes: 'yes', no: 'no' },
    param: 'sale',
    control: null,
    values: ['yes', 'no'],
    hidden: 'no',
  },
  DELIVERS_TO: {
    field: 'deliversTo',
    description: 'Delivered to a state, by its code.',
    filter: { kind: 'one', argument: 'deliversTo' },
    param: 'to',
    control: null,
    values: MALAYSIAN_STATES,
  },
  HALAL: {
    field: 'halal',
    description: 'Halal certified.',
    filter: { kind: 'flag', argument: 'halal', yes: 'certified', no: 'none' },
    param: 'halal',
    control: 'flag',
    values: ['certified', 'none'],
    hidden: 'none',
  },
  VENDOR: {
    field: 'vendor',
    description: 'Vendor.',
    filter: { kind: 'list', description: 'Vendor slugs.', reads: 'slug' },
    param: 'vendor',
    control: 'checks',
  },
  TAG: {
    field: 'tag',
    description: 'Tag.',
    filter: { kind: 'list', description: 'Tag slugs.', reads: 'slug' },
    param: 'tag',
    control: 'checks',
  },
  LABEL: {
    field: 'label',
    description: 'Label on the card.',
    filter: { kind: 'list', description: 'Labels on the product card.', reads: 'code' },
    param: null,
    control: null,
    values: ['SALE', 'NEW'],
  },
} as const satisfies Record<string, FacetRow>;

export type FacetKey = keyof typeof FACETS;
type Row = (typeof FACETS)[FacetKey];
type RowOf<Kind extends FacetFilter['kind']> = Extract<Row, { filter: { kind: Kind } }>;

/** Fields with values; prices are counted by ranges. */
export type FacetField = Exclude<Row, RowOf<'range'>>['field'];
/** Filter fields that take a list of values. */
export type ListField = RowOf<'list'>['field'];
/** Query parameters that may be repeated, with one value each. */
export type ListParam = Exclude<RowOf<'list'>['param'], null>;
/** Query parameters that are `1` or missing. */
export type FlagParam = RowOf<'flag'>['param'];
/** Fields set by vendors. */
export type AttributeField = Extract<Row, { attribute: object }>['field'];
export type FacetControl = NonNullable<FacetRow['control']>;

export const FACET_KEYS = Object.keys(FACETS) as FacetKey[];

/** A facet's row, including the parts that only some rows have. */
export function facetRow(key: FacetKey): FacetRow {
  return FACETS[key];
}

const rows = FACET_KEYS.map(facetRow);

export const FACET_FIELDS = rows.filter(({ filter }) => filter.kind !== 'range').map(({ field }) => field as FacetField);
export const LIST_FIELDS = rows.filter(({ filter }) => filter.kind === 'list').map(({ field }) => field as ListField);
export const LIST_PARAMS = paramsOf('list') as ListParam[];
export const FLAG_PARAMS = paramsOf('flag') as FlagParam[];

/** Facets set by vendors. */
export const ATTRIBUTE_KEYS = FACET_KEYS.filter((key) => facetRow(key).attribute !== undefined);

/** Attributes allowed for products of a category. */
export function attributesOf(category: { slug: string; sections: readonly Section[] }): FacetKey[] {
  return ATTRIBUTE_KEYS.filter((key) => {
    const { sections = [], categories = [] } = facetRow(key).attribute ?? {};
    return categories.includes(category.slug) || category.sections.some((section) => sections.includes(section));
  });
}

/** A record keyed by attribute field. */
export function byAttribute<Value>(valueOf: (key: FacetKey) => Value): Record<AttributeField, Value> {
  return Object.fromEntries(ATTRIBUTE_KEYS.map((key) => [facetRow(key).field, valueOf(key)])) as Record<AttributeField, Value>;
}

function paramsOf(kind: FacetFilter['kind']): string[] {
  return rows.flatMap(({ filter, param }) => (filter.kind === kind && param !== null ? [param] : []));
}
