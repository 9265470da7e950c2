import { describedEnum } from '#server/graphql/describedEnum.ts';
import type { QuoteIssueCode as QuoteIssueCodeName } from './quote.ts';

export const QuoteIssueCode = describedEnum<QuoteIssueCodeName>('QuoteIssueCode', 'Kind of an issue with a cart or a line of it.', {
  INSUFFICIENT_STOCK: 'The quantity exceeds the stock; `available` gives the units in stock. Blocks the order.',
  UNAVAILABLE: 'The product or variant is not for sale at the moment. Blocks the order.',
  PRICE_CHANGED: 'The current unit price differs from `seenPrice`. Blocks nothing.',
  VENDOR_ON_HOLIDAY: 'The vendor takes no orders at the moment; its `holidayUntil` gives the end. Blocks the order.',
  NOT_DELIVERABLE: 'The vendor does not deliver to the state, or sells this product in its own store only. Blocks the order.',
  UNKNOWN_VARIANT: 'No product has this variant. Blocks the order.',
  COUPON_REJECTED:
    'The coupon does not apply and gives no discount; `spendMore` gives the amount that is missing. Blocks the order: leave the coupon out.',
  SHIPPING_UNAVAILABLE:
    'The chosen delivery is not offered by `vendorId`; standard delivery is used in the totals. Blocks the order: choose another.',
});
