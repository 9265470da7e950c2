/** Public interface of the module: services, rules and their types. */
export { AlertPushes } from './alertPushes.ts';
export { AlertOutbox } from './alertOutbox.ts';
export { AlertQueue } from './alertQueue.projection.ts';
export { AlertRepository } from './alert.repository.ts';
export { AlertService } from './alert.service.ts';
export { alertIdOf, targetOf } from './alertRules.ts';
export { confirmAlert } from './confirmAlert.ts';
export { GuestAlertLinks } from './guestAlertLinks.ts';
export { Watchers } from './watchers.service.ts';
