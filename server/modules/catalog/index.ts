/** Public interface of the module: services, rules and their types. */
export { CatalogService } from './catalog.service.ts';
export {
  chosenLabel,
  selectedOptions,
  holidayOf,
  isPublic,
  listedAt,
  type CatalogReader,
  type ProductVariant,
  type SelectedOptionSource,
} from './productFacts.ts';
export { contentVersion } from './contentVersion.ts';
export { CatalogueProjection } from './catalogue.projection.ts';
export { deliveryRates, deliversTo, deliveryTo, type DeliveryRate } from './delivery.ts';
export { colourLabel, fixedLabel, OPTION_KEYS, optionLabel, tagLabel, weightLabel } from './labels.ts';
export { ListingService, type Listing } from './listing.service.ts';
export { MAX_SHOWN, MissedSearches, type MissedSearch } from './missedSearches.projection.ts';
export { productPrice, unitsForSale, variantPrice } from './pricing.ts';
export { ProductIndex } from './productIndex.ts';
export { RelatedService } from './related.service.ts';
export { SuggestionService } from './suggestions.service.ts';
