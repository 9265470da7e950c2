/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { BrandResolver, CategoryGroup, CategoryResolver } from './classification.resolver.ts';
import {
  FacetLabel,
  FacetValueLabel,
  ProductAttributeLabel,
  ProductAttributesResolver,
  ProductAttributeValueLabel,
  RangeBucket,
  RangeFacet,
} from './facet.resolver.ts';
import { Image, ImageTexts } from './image.resolver.ts';
import { AppliedFilterLabel, ListingResolver, ProductEdgeResolver } from './listing.resolver.ts';
import { ProductResolver, ProductTexts } from './product.resolver.ts';
import { SuggestionsResolver } from './suggestions.resolver.ts';
import {
  DeliveryEstimate,
  DeliveryEstimateReason,
  OptionValueLabel,
  ProductOptionLabel,
  SelectedOptionLabel,
  VariantResolver,
} from './variant.resolver.ts';

export { Brand, Category } from './classification.resolver.ts';
export { Fulfilment, ProductStatus, SaleLabel, Section } from './catalog.enums.ts';
export { FacetKey, VendorProductsArgs } from './listing.args.ts';
export { Image, RangeFacet };
export { ListFacet } from './facet.resolver.ts';
export { HalalCertificate, Product, SelectedOption, RatingSummary, Variant } from './product.type.ts';
export { ProductConnection } from './listing.type.ts';
export { SearchSuggestions } from './suggestions.resolver.ts';

export const catalogResolvers = [
  BrandResolver,
  CategoryResolver,
  CategoryGroup,
  DeliveryEstimate,
  DeliveryEstimateReason,
  FacetLabel,
  FacetValueLabel,
  RangeFacet,
  RangeBucket,
  Image,
  ImageTexts,
  ListingResolver,
  ProductEdgeResolver,
  AppliedFilterLabel,
  ProductResolver,
  ProductTexts,
  ProductAttributeLabel,
  ProductAttributesResolver,
  ProductAttributeValueLabel,
  ProductOptionLabel,
  OptionValueLabel,
  SelectedOptionLabel,
  SuggestionsResolver,
  VariantResolver,
] as const;
