/** Public interface of the module: services, rules and their types. */
export { MailOutbox } from './mailOutbox.ts';
export { outboxMailWriter } from './writeOutboxMail.ts';
