/** Public interface of the module: services, rules and their types. */
export { PushCarrier, type PushMessage, type PushSettings } from './pushCarrier.ts';
export { PushKeys } from './pushKeys.ts';
export { devicesOf, PushService } from './push.service.ts';
