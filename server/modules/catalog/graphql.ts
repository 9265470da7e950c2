/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { Brand, Category, CategoryGroup } from './classification.resolver.ts';
import {
  Facet,
  FacetValue,
  ProductAttribute,
  ProductAttributesResolver,
  ProductAttributeValue,
  RangeBucket,
  RangeFacet,
} from './facet.resolver.ts';
import { Image } from './image.resolver.ts';
import { ListingResolver, NearMatchResolver, ProductHitResolver, ProductEdgeResolver } from './listing.resolver.ts';
import { AppliedFilter, ProductConnection, QueryFilter } from './listing.type.ts';
import { ProductResolver } from './product.resolver.ts';
import { FoodFacts, GarmentFacts } from './productLabels.type.ts';
import { HalalCertificate, OptionValue, PriceInfo, ProductOption, SelectedOption, UnitPrice } from './product.type.ts';
import { SuggestionsResolver } from './suggestions.resolver.ts';
import { DeliveryEstimate, VariantResolver } from './variant.resolver.ts';

export { Fulfilment, ProductStatus, SaleLabel, Section } from './catalog.enums.ts';
export { FacetKey, ProductFilter, VendorProductsArgs } from './listing.args.ts';
export { Brand, Category, Image, ProductConnection, RangeFacet, SelectedOption };
export { ListFacet } from './facet.resolver.ts';
export { HalalCertificate, Product, RatingSummary, ratingSummary, Variant } from './product.type.ts';
export { Allergen, CareSign } from './productLabels.type.ts';
export { SearchSuggestions } from './suggestions.resolver.ts';

export const catalogResolvers = [
  Brand,
  Category,
  CategoryGroup,
  DeliveryEstimate,
  Facet,
  FacetValue,
  RangeFacet,
  RangeBucket,
  FoodFacts,
  GarmentFacts,
  HalalCertificate,
  Image,
  ListingResolver,
  ProductEdgeResolver,
  NearMatchResolver,
  ProductHitResolver,
  AppliedFilter,
  QueryFilter,
  ProductResolver,
  ProductAttribute,
  ProductAttributesResolver,
  ProductAttributeValue,
  PriceInfo,
  UnitPrice,
  ProductOption,
  OptionValue,
  SelectedOption,
  SuggestionsResolver,
  VariantResolver,
] as const;
