/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { ProductAttributeResolver, ProductAttributesResolver, ProductAttributeValueResolver } from './attribute.resolver.ts';
import { BrandResolver } from './brand.resolver.ts';
import { CategoryResolver, CategoryGroupResolver } from './category.resolver.ts';
import { DeliveryEstimateResolver } from './deliveryEstimate.type.ts';
import { FacetResolver, FacetValueResolver, RangeFacetResolver, RangeBucketResolver } from './facet.resolver.ts';
import { ImageResolver } from './image.resolver.ts';
import { ListingResolver, ProductEdgeResolver, AppliedFilterResolver } from './listing.resolver.ts';
import { ProductResolver } from './product.resolver.ts';
import { ProductOptionResolver, OptionValueResolver, SelectedOptionResolver } from './productOption.resolver.ts';
import { SuggestionsResolver } from './suggestions.resolver.ts';
import { VariantResolver } from './variant.resolver.ts';

export { Brand } from './brand.type.ts';
export { Fulfilment, ProductStatus, SaleLabel, Section } from './catalog.enums.ts';
export { Category } from './category.type.ts';
export { FacetKey } from './listing.enums.ts';
export { Image } from './image.type.ts';
export { VendorProductsArgs } from './product.args.ts';
export { ListFacet, RangeFacet } from './facet.type.ts';
export { HalalCertificate, Product } from './product.type.ts';
export { ProductConnection } from './productConnection.type.ts';
export { SelectedOption } from './productOption.type.ts';
export { RatingSummary } from './ratingSummary.type.ts';
export { SearchSuggestions } from './suggestions.type.ts';
export { Variant } from './variant.type.ts';

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
