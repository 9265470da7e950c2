import { ImportResolver, KeptProductResolver, LastImportResolver } from './import.resolver.ts';

/** Every resolver of imports, for the schema. */
export const IMPORT_RESOLVERS = [ImportResolver, KeptProductResolver, LastImportResolver] as const;
