import { describedEnum } from '#server/graphql/enums.ts';
import { FACET_KEYS, FACETS } from '#schema/rules/facets.ts';
import type { FacetKey as FacetKeyName } from '#schema/rules/facets.ts';
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

const descriptions = Object.fromEntries(FACET_KEYS.map((key) => [key, FACETS[key].description])) as Record<FacetKeyName, string>;

export const FacetKey = describedEnum<FacetKeyName>('FacetKey', 'A facet of a listing.', descriptions);
