/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { articleResolvers } from './article.resolver.ts';
import { informationResolvers } from './information.resolver.ts';
import { marketplaceResolvers } from './marketplace.resolver.ts';
import { showcaseResolvers } from './showcase.resolver.ts';

export const contentResolvers = [...articleResolvers, ...informationResolvers, ...marketplaceResolvers, ...showcaseResolvers] as const;
