/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { ImportResolver, KeptProductResolver, LastImportResolver } from './import.resolver.ts';

export const importsResolvers = [ImportResolver, KeptProductResolver, LastImportResolver] as const;
