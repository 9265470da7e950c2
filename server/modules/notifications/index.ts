/** Public interface of the module: services, rules and their types. */
export { MailRepository } from './mail.repository.ts';
export { MailOutbox } from './mailOutbox.projection.ts';
export { outboxMailWriter } from './writeOutboxMail.ts';
