/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
export { insightsResolvers, VendorStats } from './insights.resolver.ts';
