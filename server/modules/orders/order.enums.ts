import { describedEnum } from '#server/graphql/describedEnum.ts';
import type { OrderDoc, PackageStatus as PackageStatusName } from '#server/store/documents/orders.ts';
import type { OrderStatus as OrderStatusName } from './orderStatus.ts';
import type { QuoteIssueCode as QuoteIssueCodeName } from '#server/modules/cart/quote.ts';

export const QuoteIssueCode = describedEnum<QuoteIssueCodeName>('QuoteIssueCode', 'What is the matter with a cart or a line of it.', {
  INSUFFICIENT_STOCK: 'More is wanted than there is; `available` says how much there is. Blocks the order.',
  UNAVAILABLE: 'The product or variant is not for sale at the moment. Blocks the order.',
  PRICE_CHANGED: 'The unit price is not `seenPrice`. Blocks nothing.',
  VENDOR_ON_HOLIDAY: 'The vendor takes no orders at the moment; its `holidayUntil` says until when. Blocks the order.',
  NOT_DELIVERABLE: 'The vendor does not deliver to the state, or sells this in its own store only. Blocks the order.',
  UNKNOWN_VARIANT: 'No product has such a variant. Blocks the order.',
  COUPON_REJECTED:
    'The coupon does not count, and nothing is taken off; `spendMore` says what would put it right. Blocks the order: leave the coupon out.',
  SHIPPING_UNAVAILABLE:
    'A delivery was chosen that `vendorId` does not offer; standard delivery is counted. Blocks the order: choose another.',
});

export const OrderStatus = describedEnum<OrderStatusName>('OrderStatus', 'Where an order is, as its packages say.', {
  PENDING: 'Some package is still on its way.',
  COMPLETED: 'Every package that was not cancelled was delivered or returned.',
  CANCELLED: 'All packages were cancelled.',
});

export const PackageStatus = describedEnum<PackageStatusName>('PackageStatus', 'Where a package is.', {
  PLACED: 'Ordered.',
  PACKED: 'Packed by the vendor.',
  SHIPPED: 'Handed to the courier.',
  OUT_FOR_DELIVERY: 'On the van to the buyer.',
  DELIVERED: 'With the buyer.',
  CANCELLED: 'Called off before it left.',
  RETURN_REQUESTED: 'The buyer wants to send it back.',
  RETURNED: 'Back with the vendor.',
});

export const PaymentStatus = describedEnum<OrderDoc['payment']['status']>('PaymentStatus', 'Where a payment is.', {
  PENDING: 'Not paid yet: cash to come, or an online payment still to be approved.',
  PAID: 'Paid.',
  REFUNDED: 'All was paid back.',
  FAILED: 'Did not go through. Until `retryUntil` the order can be paid again; after that it is cancelled.',
});

export const PaymentActionKind = describedEnum<'REDIRECT' | 'SCAN'>('PaymentActionKind', 'What a buyer has to do to pay.', {
  REDIRECT: 'Go to `redirectUrl`, and come back from there.',
  SCAN: 'Scan the code of `qrPayload` with a banking app.',
});

export const PaymentFailure = describedEnum<'DECLINED' | 'EXPIRED'>('PaymentFailure', 'Why a payment did not go through.', {
  DECLINED: 'The bank, the wallet or the buyer declined it.',
  EXPIRED: 'Nobody paid in time.',
});
