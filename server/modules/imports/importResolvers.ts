import { ImportResolver, KeptProductResolver, LastImportResolver } from './import.resolver.ts';

export const IMPORT_RESOLVERS = [ImportResolver, KeptProductResolver, LastImportResolver] as const;
