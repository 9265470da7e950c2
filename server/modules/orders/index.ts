/** Public interface of the module: services, rules and their types. */
export {
  enqueueCancellationMail,
  enqueueCashMails,
  enqueueMailJob,
  enqueueOrderMails,
  enqueuePaidMails,
  enqueueRefundMail,
  enqueueReservedMails,
  enqueueAnswerMails,
  enqueueStepMails,
} from './enqueueMails.ts';
export { buyerDetails, cityOf, type ShownAddress } from './buyerDetails.ts';
export { addPackageEvent, cancelPackages, CANCELLED_BY_BUYER, giveBackCoupon, releaseStock } from './packageEvents.ts';
export {
  cancellationRefund,
  cancelledRefund,
  expectedReturns,
  receivedLines,
  returnRefund,
  withCancellation,
  withReturn,
  type PackageRefund,
} from './lostTerms.ts';
export { OrderRepository, returnStock, takeStock } from './order.repository.ts';
export { accessTokenOf, deriveAccessToken, hashToken, isHolder, isTokenOf, type Holder } from './orderAccess.ts';
export {
  changeCents,
  isBeforeShipping,
  canAnswerReplacement,
  openReplacement,
  orderLineOf,
  placedTotalCents,
  withLastLineRemoved,
  withLineChange,
  type LineStep,
} from './lineChanges.ts';
export { MemberOrders } from './memberOrders.projection.ts';
export { OrderHistoryService, purchasesOf, type Purchase, type PurchasePage } from './orderHistory.service.ts';
export { InvoiceQueue } from './invoiceQueue.projection.ts';
export { InvoiceService } from './invoice.service.ts';
export { packageStatus } from './packageStatus.ts';
export { ReceivedProductRepository, receivedProducts, recordReceived } from './receivedProducts.repository.ts';
export { freeOrderNumber } from './orderNumbers.ts';
export {
  buyersPackageOf,
  canCancelOrder,
  confirmByOf,
  isUnpaid,
  isUnreserved,
  openRequest,
  orderStatus,
  packageOf,
  packagesOf,
  paymentOf,
  vendorOf,
} from './orderViews.ts';
export type { OrderStatus, OrderView, PackageView } from './orderViews.ts';
export { DEMO_GUESTS_ID, DEMO_SHOPPER_ID, isSampleOrder } from './sampleOrders.ts';
