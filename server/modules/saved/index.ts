/** Public interface of the module: services, rules and their types. */
export { SavedListsRepository, takeFromCart } from './savedLists.repository.ts';
export { SavedListsService } from './savedLists.service.ts';
