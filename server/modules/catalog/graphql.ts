/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { BrandResolver, CategoryResolver, CategoryGroupResolver } from './classification.resolver.ts';
import {
  DeliveryEstimateResolver,
  ProductOptionResolver,
  OptionValueResolver,
  SelectedOptionResolver,
  VariantResolver,
} from './variant.resolver.ts';
import {
  FacetResolver,
  FacetValueResolver,
  ProductAttributeResolver,
  ProductAttributesResolver,
  ProductAttributeValueResolver,
  RangeBucketResolver,
  RangeFacetResolver,
} from './facet.resolver.ts';
import { ImageResolver } from './image.resolver.ts';
import { ListingResolver, ProductEdgeResolver, AppliedFilterResolver } from './listing.resolver.ts';
import { ProductResolver } from './product.resolver.ts';
import { SuggestionsResolver } from './suggestions.resolver.ts';

export { Brand, Category } from './classification.resolver.ts';
export { Fulfilment, ProductStatus, SaleLabel, Section } from './catalog.enums.ts';
export { FacetKey, VendorProductsArgs } from './listing.args.ts';
export { Image } from './image.resolver.ts';
export { ListFacet, RangeFacet } from './facet.resolver.ts';
export { HalalCertificate, Product, SelectedOption, RatingSummary, Variant } from './product.type.ts';
export { ProductConnection } from './listing.type.ts';
export { SearchSuggestions } from './suggestions.resolver.ts';

export const catalogResolvers = [
  BrandResolver,
  CategoryResolver,
  CategoryGroupResolver,
  DeliveryEstimateResolver,
  FacetResolver,
  FacetValueResolver,
  RangeFacetResolver,
  RangeBucketResolver,
  ImageResolver,
  ListingResolver,
  ProductEdgeResolver,
  AppliedFilterResolver,
  ProductResolver,
  ProductAttributeResolver,
  ProductAttributesResolver,
  ProductAttributeValueResolver,
  ProductOptionResolver,
  OptionValueResolver,
  SelectedOptionResolver,
  SuggestionsResolver,
  VariantResolver,
] as const;
