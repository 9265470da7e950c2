/** Public interface of the module: services, rules and their types. */
export { InboxService } from './inbox.service.ts';
export { MessageRepository } from './message.repository.ts';
export { MessageService } from './message.service.ts';
