import { describedEnum } from '#server/graphql/describedEnum.ts';
import type { OrderDoc, PackageStatus as PackageStatusName } from '#server/store/documents/orders.ts';
import type { OrderStatus as OrderStatusName } from './orderStatus.ts';
import type { ErrorCode as ErrorCodeName } from './placeOrderError.ts';
import type { QuoteIssueCode as QuoteIssueCodeName } from './quote.ts';

export const QuoteIssueCode = describedEnum<QuoteIssueCodeName>('QuoteIssueCode', 'What is the matter with a line of a cart.', {
  INSUFFICIENT_STOCK: 'More is wanted than there is; `available` says how much there is. Blocks the order.',
  UNAVAILABLE: 'The product or variant is not for sale at the moment. Blocks the order.',
  PRICE_CHANGED: 'The unit price is not `seenPrice`. Blocks nothing.',
  VENDOR_ON_HOLIDAY: 'The vendor takes no orders at the moment; its `holidayUntil` says until when. Blocks the order.',
  NOT_DELIVERABLE: 'The vendor does not deliver to the state, or sells this in its own store only. Blocks the order.',
  UNKNOWN_VARIANT: 'No product has such a variant. Blocks the order.',
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
  PENDING: 'Not paid yet: cash to come, or a bank still to answer.',
  PAID: 'Paid.',
  REFUNDED: 'All was paid back.',
  FAILED: 'Did not go through after all; the order was cancelled.',
});

export const ErrorCode = describedEnum<ErrorCodeName>('ErrorCode', 'Why something was refused. Codes never change, messages may.', {
  INVALID: 'An input is not as it has to be.',
  NOT_FOUND: 'Something that was named does not exist, or is not for sale any more.',
  INSUFFICIENT_STOCK: 'More is wanted than there is.',
  PRICE_CHANGED: 'The order costs something else than was expected.',
  SHIPPING_UNAVAILABLE: 'Not delivered there.',
  INVALID_CREDENTIALS: 'E-mail or password is not right.',
  EMAIL_TAKEN: 'There is an account with this e-mail already.',
  WEAK_PASSWORD: 'The password is too short, too long, or one of the most common.',
  TOO_MANY_ATTEMPTS: 'Tried too often: `retryAfterSeconds` says how long to wait.',
  BUSY: 'Too many ask for this at the moment; nothing was tried or counted: again after `retryAfterSeconds`.',
  TOKEN_INVALID: 'The token of a letter is unknown, was used, or was replaced by a newer one.',
  TOKEN_EXPIRED: 'The token of a letter was good once, and its time is over.',
  PAYMENT_DECLINED: 'The payment did not go through.',
  IDEMPOTENCY_MISMATCH: 'The idempotency key has placed another order.',
  ILLEGAL_TRANSITION: 'A package cannot go there from where it is.',
  CONFLICT: 'Somebody changed it since it was read: `current` is the version to start from. In an InvalidInput: somebody has it already.',
});
