import { describedEnum } from '#server/graphql/describedEnum.ts';
import type { FacetKey as FacetKeyName } from './facetKeys.ts';
import type { ProductSort as ProductSortName } from './listing.service.ts';

export const ProductSort = describedEnum<ProductSortName>(
  'ProductSort',
  'An order of products. Equals go by id, so that pages never overlap.',
  {
    FEATURED: 'As the shop puts them.',
    RELEVANCE: 'Best text hits first; without a query as FEATURED.',
    NEWEST: 'Newest first.',
    PRICE_ASC: 'Cheapest first.',
    PRICE_DESC: 'Dearest first.',
    UNIT_PRICE_ASC: 'Cheapest per kilogram or litre first, then by the piece, then goods without a measure.',
    RATING: 'Best rated first, the more often rated one before.',
    DISCOUNT: 'Biggest discount in percent first.',
    TITLE_ASC: "By title in the viewer's language, A to Z.",
    TITLE_DESC: "By title in the viewer's language, Z to A.",
  },
);

export const FacetKey = describedEnum<FacetKeyName>('FacetKey', 'Something to filter a listing by.', {
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
  ON_SALE: 'Costs less than it did.',
  DELIVERS_TO: 'Delivered to a state, by its code.',
});
