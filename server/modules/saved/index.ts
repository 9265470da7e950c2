/** Public interface of the module: services, rules and their types. */
export { SavedListsRepository } from './savedLists.repository.ts';
export { SavedListsService } from './savedLists.service.ts';
