import { describedEnum } from '#server/graphql/describedEnum.ts';
import type { FacetKey as FacetKeyName } from './facetKeys.ts';
import type { ProductSort as ProductSortName } from './listing.service.ts';

export const ProductSort = describedEnum<ProductSortName>(
  'ProductSort',
  'Sort order of products. Ties are broken by id, so that pages never overlap.',
  {
    FEATURED: 'Editorial order of the marketplace.',
    RELEVANCE: 'Best text hits first; without a query as FEATURED.',
    NEWEST: 'Newest first.',
    PRICE_ASC: 'Cheapest first.',
    PRICE_DESC: 'Most expensive first.',
    UNIT_PRICE_ASC: 'Cheapest per kilogram or litre first, then per unit, then products without a unit price.',
    RATING: 'Best rated first; ties by the number of ratings.',
    DISCOUNT: 'Biggest discount in percent first.',
    TITLE_ASC: "By title in the viewer's language, A to Z.",
    TITLE_DESC: "By title in the viewer's language, Z to A.",
  },
);

export const FacetKey = describedEnum<FacetKeyName>('FacetKey', 'A facet of a listing.', {
  CATEGORY: 'Category.',
  BRAND: 'Brand.',
  VENDOR: 'Vendor.',
  TAG: 'Tag.',
  COLOR: 'Colour: the main one and those of variants.',
  SIZE: 'Size of any variant.',
  WEIGHT: 'Weight label: of the product and of its variants.',
  LABEL: 'Label on the card.',
  FULFILMENT: 'Where it can be bought.',
  PRICE: 'Current price; a RangeFacet.',
  RATING: 'Lowest average rating: 4, 3 or 2 stars and up.',
  AVAILABILITY: 'In stock or not.',
  HALAL: 'Halal certified.',
  ON_SALE: 'Reduced in price.',
  DELIVERS_TO: 'Delivered to a state, by its code.',
});
