/** Public interface of the module: services, rules and their types. */
export { deriveAccessToken, hashToken, isTokenOf } from './accessToken.ts';
export { cancelAll, giveBackCoupon, returnStock, withEvent } from './cancelPackage.ts';
export { DEMO_NEIGHBOURS_ID, DEMO_SHOPPER_ID, findSampleOrder, isSampleOrder } from './demoShopper.ts';
export { enqueueCancellationMail, enqueueOrderMails, enqueuePaidMail, enqueueRefundMail, enqueueStepMails } from './enqueueMails.ts';
export { findByKey, findByNumber, freeOrderNumber, nextInvoiceNumber, readCartCatalogue, takeStock } from './order.repository.ts';
export { OrderHistoryService } from './orderHistory.service.ts';
export { malaysianYear, randomId, randomMessageReference } from './orderNumbers.ts';
export { orderStatus, packageStatus, type OrderStatus } from './orderStatus.ts';
export { canCancel, isUnpaid, packagesOf, paymentOf, vendorOf, type OrderView, type PackageView } from './orderViews.ts';
