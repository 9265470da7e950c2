/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProductCard_ProductFragment } from '../../features/catalog/ProductCard.generated.ts';
import type { CardDetails_ProductFragment } from '../../features/catalog/CardDetails.generated.ts';
import type { FilterPanel_ListingFragment } from '../../features/filters/FilterPanel.generated.ts';
import type { Corrections_ListingFragment } from '../../features/filters/Corrections.generated.ts';
import type { ListingBanner_BannerFragment } from './ListingBanner.generated.ts';
import type { MartShelf_CategoryFragment } from './MartShelf.generated.ts';
import type { SmallProduct_ProductFragment } from '../../features/catalog/SmallProduct.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A facet of a listing. */
export type FacetKey =
  /** In stock or not. */
  | 'AVAILABILITY'
  /** Brand. */
  | 'BRAND'
  /** Category. */
  | 'CATEGORY'
  /** Colour: the main one and those of variants. */
  | 'COLOR'
  /** Delivered to a state, by its code. */
  | 'DELIVERS_TO'
  /** Where it can be bought. */
  | 'FULFILMENT'
  /** Halal certified. */
  | 'HALAL'
  /** Label on the card. */
  | 'LABEL'
  /** Reduced in price. */
  | 'ON_SALE'
  /** Current price; a RangeFacet. */
  | 'PRICE'
  /** Lowest average rating: 4, 3 or 2 stars and up. */
  | 'RATING'
  /** Size of any variant. */
  | 'SIZE'
  /** Tag. */
  | 'TAG'
  /** Vendor. */
  | 'VENDOR'
  /** Weight label: of the product and of its variants. */
  | 'WEIGHT';

/** Where a product can be bought. */
export type Fulfilment =
  /** In the vendor's own store. */
  | 'IN_STORE'
  /** Delivered after an order online. */
  | 'ONLINE';

/** A language of the marketplace. */
export type Locale =
  /** English (Malaysia). */
  | 'EN'
  /** Bahasa Melayu. */
  | 'MS';

/** A state or federal territory of Malaysia. */
export type MalaysianState =
  /** Johor. */
  | 'JOHOR'
  /** Kedah. */
  | 'KEDAH'
  /** Kelantan. */
  | 'KELANTAN'
  /** Kuala Lumpur. */
  | 'KUALA_LUMPUR'
  /** Labuan. */
  | 'LABUAN'
  /** Melaka. */
  | 'MELAKA'
  /** Negeri Sembilan. */
  | 'NEGERI_SEMBILAN'
  /** Pahang. */
  | 'PAHANG'
  /** Penang. */
  | 'PENANG'
  /** Perak. */
  | 'PERAK'
  /** Perlis. */
  | 'PERLIS'
  /** Putrajaya. */
  | 'PUTRAJAYA'
  /** Sabah. */
  | 'SABAH'
  /** Sarawak. */
  | 'SARAWAK'
  /** Selangor. */
  | 'SELANGOR'
  /** Terengganu. */
  | 'TERENGGANU';

/** A price range in cents, both ends inclusive. */
export type MoneyRange = {
  /** Highest price; null for no upper bound. */
  max?: number | null | undefined;
  /** Lowest price; null for no lower bound. */
  min?: number | null | undefined;
};

/** Product filter: OR within a field, AND between fields. Unknown values match nothing. */
export type ProductFilter = {
  /** Brand slugs. */
  brand?: Array<string> | null | undefined;
  /** Category slugs. */
  category?: Array<string> | null | undefined;
  /** Hex colours. */
  color?: Array<string> | null | undefined;
  /** Delivered to this state. */
  deliversTo?: MalaysianState | null | undefined;
  /** Where the product can be bought. */
  fulfilment?: Array<Fulfilment> | null | undefined;
  /** true: has a halal certificate that is valid today; false: has none. */
  halal?: boolean | null | undefined;
  /** true: in stock; false: out of stock. */
  inStock?: boolean | null | undefined;
  /** Labels on the product card. */
  label?: Array<SaleLabel> | null | undefined;
  /** true: has a former, higher price; false: has none. */
  onSale?: boolean | null | undefined;
  /** Current price. */
  price?: MoneyRange | null | undefined;
  /** Lowest average rating, 0 to 5. */
  ratingMin?: number | null | undefined;
  /** Section of the marketplace. */
  section?: Section | null | undefined;
  /** Sizes of any variant. */
  size?: Array<string> | null | undefined;
  /** Tag slugs. */
  tag?: Array<string> | null | undefined;
  /** Vendor slugs. */
  vendor?: Array<string> | null | undefined;
  /** Weight labels. */
  weight?: Array<string> | null | undefined;
};

/** Sort order of products. Ties are broken by id, so that pages never overlap. */
export type ProductSort =
  /** Biggest discount in percent first. */
  | 'DISCOUNT'
  /** Editorial order of the marketplace. */
  | 'FEATURED'
  /** Newest first. */
  | 'NEWEST'
  /** Cheapest first. */
  | 'PRICE_ASC'
  /** Most expensive first. */
  | 'PRICE_DESC'
  /** Best rated first; ties by the number of ratings. */
  | 'RATING'
  /** Best text hits first; without a query as FEATURED. */
  | 'RELEVANCE'
  /** By title in the viewer's language, A to Z. */
  | 'TITLE_ASC'
  /** By title in the viewer's language, Z to A. */
  | 'TITLE_DESC'
  /** Cheapest per kilogram or litre first, then per unit, then products without a unit price. */
  | 'UNIT_PRICE_ASC';

/** The label on a product card. */
export type SaleLabel =
  /** New on the marketplace. */
  | 'NEW'
  /** On sale. */
  | 'SALE';

/** A section of the marketplace with its own categories. */
export type Section =
  /** Bags. */
  | 'BAGS'
  /** Clothes and footwear. */
  | 'FASHION'
  /** Glasses and sunglasses. */
  | 'GLASSES'
  /** Food and household products. */
  | 'GROCERIES'
  /** Jewellery and watches. */
  | 'JEWELLERY'
  /** Rizq Mart. */
  | 'MART'
  /** Perfume and cosmetics. */
  | 'PERFUME_COSMETICS';

export type ListingPageQueryVariables = Exact<{
  query?: string | null | undefined;
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
  locale: Locale;
  placement: string;
  categoryPlacement: string;
  hasBanner: boolean;
  hasShelves: boolean;
  withPicks: boolean;
}>;


export type ListingPageQuery = { products: { __typename: 'ProductConnection', totalCount: number, pageCount: number, edges: Array<{ __typename: 'ProductEdge', node: (
        { __typename: 'Product', id: string }
        & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment;'CardDetails_ProductFragment': CardDetails_ProductFragment } }
      ), highlights: Array<{ __typename: 'Highlight', field: string, parts: Array<{ __typename: 'HighlightPart', text: string, match: boolean }> }> }>, shops: Array<
      | { __typename: 'ListFacet', totalValues: number, key: FacetKey, selectedCount: number }
      | { __typename: 'RangeFacet', key: FacetKey, selectedCount: number }
    > | null, appliedFilters: Array<{ __typename: 'AppliedFilter', key: FacetKey, value: string, label: string }>, CATEGORY: Array<
      | { __typename: 'ListFacet', totalValues: number, key: FacetKey, selectedCount: number, values: Array<{ __typename: 'FacetValue', value: string, label: string, count: number, swatch: string | null }> }
      | { __typename: 'RangeFacet', key: FacetKey, selectedCount: number, buckets: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number } }>, bands: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number }, to: { __typename: 'Money', minorUnits: number } | null }> }
    > | null, PRICE: Array<
      | { __typename: 'ListFacet', totalValues: number, key: FacetKey, selectedCount: number, values: Array<{ __typename: 'FacetValue', value: string, label: string, count: number, swatch: string | null }> }
      | { __typename: 'RangeFacet', key: FacetKey, selectedCount: number, buckets: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number } }>, bands: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number }, to: { __typename: 'Money', minorUnits: number } | null }> }
    > | null, BRAND: Array<
      | { __typename: 'ListFacet', totalValues: number, key: FacetKey, selectedCount: number, values: Array<{ __typename: 'FacetValue', value: string, label: string, count: number, swatch: string | null }> }
      | { __typename: 'RangeFacet', key: FacetKey, selectedCount: number, buckets: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number } }>, bands: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number }, to: { __typename: 'Money', minorUnits: number } | null }> }
    > | null, WEIGHT: Array<
      | { __typename: 'ListFacet', totalValues: number, key: FacetKey, selectedCount: number, values: Array<{ __typename: 'FacetValue', value: string, label: string, count: number, swatch: string | null }> }
      | { __typename: 'RangeFacet', key: FacetKey, selectedCount: number, buckets: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number } }>, bands: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number }, to: { __typename: 'Money', minorUnits: number } | null }> }
    > | null, COLOR: Array<
      | { __typename: 'ListFacet', totalValues: number, key: FacetKey, selectedCount: number, values: Array<{ __typename: 'FacetValue', value: string, label: string, count: number, swatch: string | null }> }
      | { __typename: 'RangeFacet', key: FacetKey, selectedCount: number, buckets: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number } }>, bands: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number }, to: { __typename: 'Money', minorUnits: number } | null }> }
    > | null, SIZE: Array<
      | { __typename: 'ListFacet', totalValues: number, key: FacetKey, selectedCount: number, values: Array<{ __typename: 'FacetValue', value: string, label: string, count: number, swatch: string | null }> }
      | { __typename: 'RangeFacet', key: FacetKey, selectedCount: number, buckets: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number } }>, bands: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number }, to: { __typename: 'Money', minorUnits: number } | null }> }
    > | null, STANDING: Array<
      | { __typename: 'ListFacet', totalValues: number, key: FacetKey, selectedCount: number, values: Array<{ __typename: 'FacetValue', value: string, label: string, count: number, swatch: string | null }> }
      | { __typename: 'RangeFacet', key: FacetKey, selectedCount: number, buckets: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number } }>, bands: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number }, to: { __typename: 'Money', minorUnits: number } | null }> }
    > | null, VENDOR: Array<
      | { __typename: 'ListFacet', totalValues: number, key: FacetKey, selectedCount: number, values: Array<{ __typename: 'FacetValue', value: string, label: string, count: number, swatch: string | null }> }
      | { __typename: 'RangeFacet', key: FacetKey, selectedCount: number, buckets: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number } }>, bands: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number }, to: { __typename: 'Money', minorUnits: number } | null }> }
    > | null, TAG: Array<
      | { __typename: 'ListFacet', totalValues: number, key: FacetKey, selectedCount: number, values: Array<{ __typename: 'FacetValue', value: string, label: string, count: number, swatch: string | null }> }
      | { __typename: 'RangeFacet', key: FacetKey, selectedCount: number, buckets: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number } }>, bands: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number }, to: { __typename: 'Money', minorUnits: number } | null }> }
    > | null, corrections: { __typename: 'SearchCorrections', correctedQuery: string | null, didYouMean: Array<string>, relaxations: Array<{ __typename: 'Relaxation', resultCount: number, drop: Array<{ __typename: 'AppliedFilter', key: FacetKey }> }> } | null } | null, banners?: Array<{ __typename: 'Banner', key: string, title: string, copy: string | null, cta: string | null, href: string, endsAt: string | null, image: { __typename: 'Image', url: string, alt: string, width: number, height: number, dominantColor: string, ground: string | null } | null, besideImages: Array<{ __typename: 'Image', url: string, alt: string, width: number, height: number, dominantColor: string, ground: string | null }> }> | null, categoryBanners?: Array<{ __typename: 'Banner', key: string, title: string, copy: string | null, cta: string | null, href: string, endsAt: string | null, image: { __typename: 'Image', url: string, alt: string, width: number, height: number, dominantColor: string, ground: string | null } | null, besideImages: Array<{ __typename: 'Image', url: string, alt: string, width: number, height: number, dominantColor: string, ground: string | null }> }> | null, categories?: Array<{ __typename: 'Category', slug: string, name: string, productCount: number, image: { __typename: 'Image', url: string, alt: string, width: number, height: number, dominantColor: string, ground: string | null } | null, products: { __typename: 'ProductConnection', nodes: Array<(
        { __typename: 'Product', id: string }
        & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
      )> } }> | null, trending?: { __typename: 'ProductConnection', nodes: Array<{ __typename: 'Product', id: string, slug: string, title: string, rating: { __typename: 'RatingSummary', average: number | null, count: number }, price: { __typename: 'PriceInfo', current: { __typename: 'Money', minorUnits: number } }, images: Array<{ __typename: 'Image', url: string, alt: string, width: number, height: number, dominantColor: string, ground: string | null }> }> } | null, topRated?: { __typename: 'ProductConnection', nodes: Array<{ __typename: 'Product', id: string, slug: string, title: string, rating: { __typename: 'RatingSummary', average: number | null, count: number }, price: { __typename: 'PriceInfo', current: { __typename: 'Money', minorUnits: number } }, images: Array<{ __typename: 'Image', url: string, alt: string, width: number, height: number, dominantColor: string, ground: string | null }> }> } | null };


export const ListingPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListingPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"placement"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryPlacement"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasBanner"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasShelves"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withPicks"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardDetails_product"}}]}},{"kind":"Field","name":{"kind":"Name","value":"highlights"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterPanel_listing"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","alias":{"kind":"Name","value":"shops"},"name":{"kind":"Name","value":"facets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"VENDOR"}]}},{"kind":"Argument","name":{"kind":"Name","value":"valueLimit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"selectedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListFacet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalValues"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"appliedFilters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Corrections_listing"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"banners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"placement"},"value":{"kind":"Variable","name":{"kind":"Name","value":"placement"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasBanner"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingBanner_banner"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","alias":{"kind":"Name","value":"categoryBanners"},"name":{"kind":"Name","value":"banners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"placement"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryPlacement"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasBanner"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingBanner_banner"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"EnumValue","value":"MART"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasShelves"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MartShelf_category"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","alias":{"kind":"Name","value":"trending"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"section"},"value":{"kind":"EnumValue","value":"FASHION"}},{"kind":"ObjectField","name":{"kind":"Name","value":"inStock"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"FEATURED"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withPicks"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SmallProduct_product"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"topRated"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"section"},"value":{"kind":"EnumValue","value":"FASHION"}},{"kind":"ObjectField","name":{"kind":"Name","value":"inStock"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"RATING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withPicks"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SmallProduct_product"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterPanel_facet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Facet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"selectedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListFacet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalValues"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"swatch"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RangeFacet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buckets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shipsTo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"was"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"purchasable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"EnumValue","value":"W320"}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]},{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"stock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchasable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductLine_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"EnumValue","value":"W320"}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]},{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardDetails_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"fulfilment"}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"halal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterPanel_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"CATEGORY"},"name":{"kind":"Name","value":"facets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"CATEGORY"}]}},{"kind":"Argument","name":{"kind":"Name","value":"valueLimit"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"includeEmpty"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterPanel_facet"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","alias":{"kind":"Name","value":"PRICE"},"name":{"kind":"Name","value":"facets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"PRICE"}]}},{"kind":"Argument","name":{"kind":"Name","value":"valueLimit"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"includeEmpty"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterPanel_facet"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","alias":{"kind":"Name","value":"BRAND"},"name":{"kind":"Name","value":"facets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"BRAND"}]}},{"kind":"Argument","name":{"kind":"Name","value":"valueLimit"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"includeEmpty"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterPanel_facet"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","alias":{"kind":"Name","value":"WEIGHT"},"name":{"kind":"Name","value":"facets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"WEIGHT"}]}},{"kind":"Argument","name":{"kind":"Name","value":"valueLimit"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"includeEmpty"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterPanel_facet"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","alias":{"kind":"Name","value":"COLOR"},"name":{"kind":"Name","value":"facets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"COLOR"}]}},{"kind":"Argument","name":{"kind":"Name","value":"valueLimit"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"includeEmpty"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterPanel_facet"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","alias":{"kind":"Name","value":"SIZE"},"name":{"kind":"Name","value":"facets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"SIZE"}]}},{"kind":"Argument","name":{"kind":"Name","value":"valueLimit"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"includeEmpty"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterPanel_facet"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","alias":{"kind":"Name","value":"STANDING"},"name":{"kind":"Name","value":"facets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"RATING"},{"kind":"EnumValue","value":"FULFILMENT"},{"kind":"EnumValue","value":"AVAILABILITY"},{"kind":"EnumValue","value":"ON_SALE"},{"kind":"EnumValue","value":"DELIVERS_TO"},{"kind":"EnumValue","value":"HALAL"}]}},{"kind":"Argument","name":{"kind":"Name","value":"valueLimit"},"value":{"kind":"IntValue","value":"16"}},{"kind":"Argument","name":{"kind":"Name","value":"includeEmpty"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterPanel_facet"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","alias":{"kind":"Name","value":"VENDOR"},"name":{"kind":"Name","value":"facets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"VENDOR"}]}},{"kind":"Argument","name":{"kind":"Name","value":"valueLimit"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"includeEmpty"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterPanel_facet"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","alias":{"kind":"Name","value":"TAG"},"name":{"kind":"Name","value":"facets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"TAG"}]}},{"kind":"Argument","name":{"kind":"Name","value":"valueLimit"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"includeEmpty"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterPanel_facet"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Corrections_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctedQuery"}},{"kind":"Field","name":{"kind":"Name","value":"didYouMean"}},{"kind":"Field","name":{"kind":"Name","value":"relaxations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultCount"}},{"kind":"Field","name":{"kind":"Name","value":"drop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingBanner_banner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Banner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"copy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"cta"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}}]}},{"kind":"Field","name":{"kind":"Name","value":"besideImages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MartShelf_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SmallProduct_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLine_product"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ListingPageQuery, ListingPageQueryVariables>;