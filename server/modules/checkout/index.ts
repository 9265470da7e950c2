/** Public interface of the module: services, rules and their types. */
export { CancelOrderService } from './cancelOrder.service.ts';
export { confirmOrderEmail, confirmOrdersOf } from './confirmOrderEmail.ts';
export { OrderService } from './order.service.ts';
export { OwnOrderService } from './ownOrder.service.ts';
export { PayAgainService } from './payAgain.service.ts';
export { sampleOrder } from './sampleOrder.ts';
export { deleteExpiredReservations, StockReservations } from './stockReservations.repository.ts';
export { endUnreservedOrder } from './unreservedOrders.ts';
export { UnpackedOrders } from './unpackedOrders.service.ts';
