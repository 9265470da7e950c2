/** Public interface of the module: services, rules and their types. */
export { FollowerCounts, SavedListsService } from './savedLists.service.ts';
