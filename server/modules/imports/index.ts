/** Public interface of the module: services, rules and their types. */
export { MISSPELT_CATEGORY, MISSPELT_FIELDS, MISSPELT_STATUS } from './cellValues.ts';
export { importJson, ImportService, type ImportResult } from './import.service.ts';
export { ImportJob } from './importJob.ts';
export { ImportRepository } from './importRecord.repository.ts';
export { ImportRuns } from './importRuns.projection.ts';
export { IMPORT_MESSAGES, IMPORT_REFUSALS } from './importMessages.ts';
export { readRows, type FileRows } from './readRows.ts';
