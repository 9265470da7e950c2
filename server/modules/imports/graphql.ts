/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { ImportNotice, ImportResolver, ImportRow, KeptProductResolver, LastImportResolver } from './import.resolver.ts';

export const importsResolvers = [ImportNotice, ImportResolver, ImportRow, KeptProductResolver, LastImportResolver] as const;
