/** Public interface of the module: services, rules and their types. */
export { DemoCallbacks, DemoGatewayClient, type CallbackResponse, type Transport } from './demoGatewayClient.ts';
export { GatewayUnreachable, type Institution } from './gateway.ts';
export { cancelledPayment, enqueueRefund, giveUpPayments, PaymentRepository } from './payment.repository.ts';
export { PaymentService, type OfferedMethod, type PaymentAuthorisation, type PaymentChoice } from './payment.service.ts';
export { PAYMENT_MESSAGES, paymentMethods, reservedBy } from './paymentMethods.ts';
