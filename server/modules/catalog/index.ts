/** Public interface of the module: services, rules and their types. */
export { BoughtTogether } from './boughtTogether.ts';
export { CatalogService } from './catalog.service.ts';
export type { CatalogReader, ProductVariant } from './catalogReader.ts';
export { CatalogueRepository } from './catalogue.repository.ts';
export { ChangeLog } from './changeLog.ts';
export { deliveryRates, deliveryTo, type DeliveryRate } from './deliveryRates.ts';
export { ListingService, type Listing, type ListingRequest } from './listing.service.ts';
export type { AnsweredListing, ListingTells } from './listingChanges.ts';
export { MAX_SHOWN, MissedSearches, type MissedSearch } from './missedSearches.ts';
export { offersOf } from './offersOf.ts';
export { pictureUrl } from './pictureUrl.ts';
export { unitsForSale, variantPrice } from './pricing.ts';
export { ProductIndex } from './productIndex.ts';
export { RelatedService } from './related.service.ts';
export { selectedOptions, type SelectedOptionSource } from './selectedOptions.ts';
export { SuggestionService } from './suggestions.service.ts';
export { parseMeasure } from './unitPrice.ts';
export { holidayOf, isPublic } from './vendorVisibility.ts';
