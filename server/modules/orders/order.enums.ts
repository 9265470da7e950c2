import { describedEnum } from '#server/graphql/describedEnum.ts';
import type { OrderDoc, PackageStatus as PackageStatusName } from '#server/store/documents/orders.ts';
import type { OrderStatus as OrderStatusName } from './orderStatus.ts';
import type { QuoteIssueCode as QuoteIssueCodeName } from '#server/modules/cart/quote.ts';

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

export const OrderStatus = describedEnum<OrderStatusName>('OrderStatus', 'Status of an order, derived from its packages.', {
  PENDING: 'At least one package is not delivered yet, or has a return in progress.',
  COMPLETED: 'Every package that was not cancelled was delivered or returned.',
  CANCELLED: 'All packages were cancelled.',
});

export const PackageStatus = describedEnum<PackageStatusName>('PackageStatus', 'Status of a package.', {
  PLACED: 'Ordered.',
  PACKED: 'Packed by the vendor.',
  SHIPPED: 'Handed to the courier.',
  OUT_FOR_DELIVERY: 'Out for delivery to the buyer.',
  DELIVERED: 'Delivered to the buyer.',
  CANCELLED: 'Cancelled before it was shipped.',
  RETURN_REQUESTED: 'The buyer has requested a return.',
  RETURNED: 'Returned to the vendor.',
});

export const PaymentStatus = describedEnum<OrderDoc['payment']['status']>('PaymentStatus', 'Status of a payment.', {
  PENDING: 'Not paid yet: cash on delivery, or an online payment still to be approved.',
  PAID: 'Paid.',
  REFUNDED: 'Fully refunded.',
  FAILED: 'The payment failed. Until `retryUntil` the order can be paid again; after that it is cancelled.',
});

export const PaymentActionKind = describedEnum<'REDIRECT' | 'SCAN'>('PaymentActionKind', 'Kind of step the buyer takes to pay.', {
  REDIRECT: 'Go to `redirectUrl`, and return from there.',
  SCAN: 'Scan the code of `qrPayload` with a banking app.',
});

export const PaymentFailure = describedEnum<'DECLINED' | 'EXPIRED'>('PaymentFailure', 'Why a payment failed.', {
  DECLINED: 'The bank, the wallet or the buyer declined it.',
  EXPIRED: 'Not paid before the deadline.',
});
