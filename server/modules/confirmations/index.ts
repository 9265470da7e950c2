/** Public interface of the module: services, rules and their types. */
export { EmailOwners } from './confirmation.repository.ts';
export { ConfirmationService } from './confirmation.service.ts';
