import { describedEnum } from '#server/graphql/enums.ts';
import type { OrderDoc, PackageStatus as PackageStatusName, ReturnStatus as ReturnStatusName } from '#server/store/documents/orders.ts';
import type { OrderStatus as OrderStatusName } from './orderStatus.ts';

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

export const ReturnStatus = describedEnum<ReturnStatusName>('ReturnStatus', 'Status of a return.', {
  REQUESTED: 'Requested by the buyer; the vendor has to accept or refuse it.',
  ACCEPTED: 'Accepted by the vendor.',
  REFUSED: 'Refused: the buyer keeps the products, and nothing is refunded.',
  RECEIVED: 'The products are back with the vendor. An online payment is refunded; a refund of cash is due.',
  REFUNDED: 'The products are back with the vendor, who has transferred the refund of the cash.',
});
