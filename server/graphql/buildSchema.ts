import { lexicographicSortSchema, printSchema, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import 'reflect-metadata';
import { buildSchema, type PubSub } from 'type-graphql';
import { accountsResolvers } from '#server/modules/accounts/graphql.ts';
import { cartResolvers } from '#server/modules/cart/graphql.ts';
import { catalogResolvers, ListFacet, RangeFacet } from '#server/modules/catalog/graphql.ts';
import { checkoutResolvers } from '#server/modules/checkout/graphql.ts';
import { confirmationsResolvers } from '#server/modules/confirmations/graphql.ts';
import { contentResolvers } from '#server/modules/content/graphql.ts';
import { conversationsResolvers } from '#server/modules/conversations/graphql.ts';
import { fulfilmentResolvers } from '#server/modules/fulfilment/graphql.ts';
import { importsResolvers } from '#server/modules/imports/graphql.ts';
import { inboxResolvers } from '#server/modules/inbox/graphql.ts';
import { insightsResolvers } from '#server/modules/insights/graphql.ts';
import { inventoryResolvers } from '#server/modules/inventory/graphql.ts';
import { notificationsResolvers } from '#server/modules/notifications/graphql.ts';
import { ordersResolvers } from '#server/modules/orders/graphql.ts';
import { pushResolvers } from '#server/modules/push/graphql.ts';
import { alertsResolvers } from '#server/modules/alerts/graphql.ts';
import { questionsResolvers } from '#server/modules/questions/graphql.ts';
import { reviewsResolvers } from '#server/modules/reviews/graphql.ts';
import { savedResolvers } from '#server/modules/saved/graphql.ts';
import { vendorsResolvers } from '#server/modules/vendors/graphql.ts';
import { MoneyResolver } from './money.type.ts';
import { NodeResolver } from './node.type.ts';
import { UserErrorResolver } from './userError.type.ts';
import { wrapResolvers } from './wrapResolvers.ts';

/** TypeGraphQL requires one, but every subscription follows the store's change feed instead, which reaches all nodes. */
const NO_TOPICS: PubSub = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error('Declare `subscribe` instead of topics.');
  },
};

let built: Promise<GraphQLSchema> | null = null;

/** The API's schema, built once per process. */
export function buildApiSchema(): Promise<GraphQLSchema> {
  built ??= build();
  return built;
}

/** Builds the schema from the resolvers; fields of a resolver that is not listed here are missing. */
async function build(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [
      MoneyResolver,
      NodeResolver,
      UserErrorResolver,
      ...accountsResolvers,
      ...cartResolvers,
      ...catalogResolvers,
      ...checkoutResolvers,
      ...confirmationsResolvers,
      ...contentResolvers,
      ...conversationsResolvers,
      ...fulfilmentResolvers,
      ...importsResolvers,
      ...inboxResolvers,
      ...insightsResolvers,
      ...inventoryResolvers,
      ...notificationsResolvers,
      ...ordersResolvers,
      ...reviewsResolvers,
      ...questionsResolvers,
      ...pushResolvers,
      ...alertsResolvers,
      ...savedResolvers,
      ...vendorsResolvers,
    ],
    orphanedTypes: [ListFacet, RangeFacet],
    // Services validate input with their own messages, so class-based validation would be redundant.
    validate: false,
    pubSub: NO_TOPICS,
  });
  wrapResolvers(schema);
  describeRoot(schema.getQueryType(), 'All queries. A list that fails is null, so that the rest of the response stays valid.');
  describeRoot(schema.getMutationType(), 'All mutations. Expected errors are returned in the `errors` of the payload.');
  describeRoot(schema.getSubscriptionType(), 'All subscriptions, as server-sent events at `/graphql/stream`.');
  schema.description =
    'API of the marketplace: catalogue, cart, orders and returns for guests and members, and the console of vendors. Money is in cents; expected refusals are data. Guide: docs/api.md.';
  return schema;
}

/** type-graphql generates the root types without a description. */
function describeRoot(root: GraphQLObjectType | null | undefined, description: string): void {
  if (root) root.description = description;
}

/** The schema as sorted SDL, committed as schema/schema.graphql. */
export async function printApiSchema(): Promise<string> {
  return `${printSchema(lexicographicSortSchema(await buildApiSchema()))}\n`;
}
