/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
export { savedResolvers } from './saved.resolver.ts';
