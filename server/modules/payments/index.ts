/** Public interface of the module: services, rules and their types. */
export { DemoCallbacks, type CallbackResponse } from './demoCallbacks.ts';
export { DemoGatewayClient, type Transport } from './demoGatewayClient.ts';
export { GatewayUnreachable, type Institution } from './gateway.ts';
export { openGateways } from './openGateways.ts';
export { PaymentService, type Hold, type OfferedMethod, type PaymentChoice } from './payment.service.ts';
export { heldByNetwork, PAYMENT_MESSAGES } from './paymentMessages.ts';
export { PAYMENT_METHOD_NAMES } from './paymentMethodNames.ts';
