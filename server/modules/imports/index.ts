/** Public interface of the module: services, rules and their types. */
export { ImportService, type ImportResult } from './import.service.ts';
export { ImportRepository } from './importRecord.repository.ts';
export { IMPORT_MESSAGES } from './importMessages.ts';
export { readRows, type FileRows } from './readRows.ts';
