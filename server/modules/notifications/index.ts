/** Public interface of the module: services, rules and their types. */
export { deleteGuestAlerts, EMAIL_TOPICS, EmailPreferences, inboxIdOf, isStopped, setTopic } from './emailPreferences.service.ts';
export { MailRepository } from './mail.repository.ts';
export { MAIL_ATTEMPTS, MailOutbox, type AlertMails, type OutboxMail } from './mailOutbox.ts';
