/** Public interface of the module: services, rules and their types. */
export { MailRepository } from './mail.repository.ts';
export { MAIL_ATTEMPTS, MailOutbox } from './mailOutbox.ts';
