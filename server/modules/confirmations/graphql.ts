/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
export { confirmationsResolvers } from './confirmation.resolver.ts';
