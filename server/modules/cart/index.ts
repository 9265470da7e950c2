/** Public interface of the module: services, rules and their types. */
export { pickupPlaceOf, type PickupPlace } from './pickupPlace.ts';
export { priceCart, QuoteService, readCartCatalogue, type QuoteRequest } from './quote.service.ts';
export type { Quote, QuoteGroup, QuoteIssue, QuoteLine, ShippingChoice, ShippingOption, TotalsView, WantedLine } from './quote.ts';
export { isPickupPackage, orderedShipping, shippingCodeOf, shippingNames } from './shipping.ts';
