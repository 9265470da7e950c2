import { Arg, Ctx, Extensions, Field, ID, InterfaceType, Query, Resolver } from 'type-graphql';
import { MAX_FIRST } from '#schema/rules/limits.ts';
import { BadInput } from '#server/platform/errors.ts';
import { sourceId, type DerivedKind } from '#server/platform/derivedIds.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { Reads } from './dependencies.ts';
import type { GraphQLContext } from './context.ts';

/** A document that was found, with the name of its GraphQL type. */
interface Found {
  nodeType: string;
}

@InterfaceType({ description: 'An object with a global id, which `Query.node` accepts.', resolveType: ({ nodeType }: Found) => nodeType })
export abstract class Node {
  @Field(() => ID, { description: 'Opaque global id. Its prefix identifies the type of object.' })
  id!: string;
}

interface Context extends GraphQLContext {
  /** The viewer's vendor. */
  vendor: VendorDoc | null;
}
type Find = (id: string, context: Context) => object | null | Promise<object | null>;

/** Types by the prefix of their ids, with lookups. The private types, in the second half, can only be found by their owner. */
const NODES = new Map<string, [type: string, find: Find]>([
  ['prd', ['Product', (id, { services }) => services.catalog.find({ id })]],
  ['var', ['Variant', (id, { services }) => services.catalog.publicVariant(id)]],
  ['ven', ['Vendor', (id, { services }) => services.catalog.publicVendor(id)]],
  ['cat', ['Category', (id, { services }) => services.catalog.category(slugOf('cat', id))]],
  ['brd', ['Brand', (id, { services }) => services.catalog.brand(slugOf('brd', id))]],
  ['art', ['Article', (id, { services }) => services.articles.bySlug(slugOf('art', id))]],
  ['rev', ['Review', (id, { services, viewer }) => services.reviewHistory.seenBy(viewer, id)]],
  ['qst', ['Question', (id, { services, viewer }) => services.questionAccess.seenBy(viewer, id)]],

  ['usr', ['Viewer', (id, { services, viewer }) => (id === viewer?.userId ? services.accounts.viewer(viewer) : null)]],
  ['ord', ['Order', (id, { services, viewer }) => viewer && services.ownOrders.order(id, viewer.userId)]],
  ['pkg', ['OrderPackage', (id, { services, viewer, vendor }) => viewer && services.vendorPackages.seenBy(viewer.userId, vendor, id)]],
  ['cnv', ['Conversation', (id, { services, viewer }) => viewer && services.conversationRepository.seenBy({ viewer }, id)]],
  ['vac', ['VendorAccount', (id, { vendor }) => (vendor?.id === sourceId('vac', id) ? vendor : null)]],
  ['vpk', ['VendorPackage', (id, { services, vendor }) => vendor && services.vendorPackages.find(vendor, id)]],
]);

@Resolver(() => Node)
export class NodeResolver {
  @Reads('catalogue', 'content', 'reviews', 'questions')
  @Query(() => Node, {
    nullable: true,
    description:
      'An object by its global id; null if it is unknown. Private objects (Viewer, Order, OrderPackage, Conversation, VendorAccount, VendorPackage) are returned to their owner only, packages and conversations also to their vendor; for others they are null. Read orders of guests with `order`, which requires their access token.',
  })
  node(@Arg('id', () => ID, { description: 'Id of the object.' }) id: string, @Ctx() context: GraphQLContext): Promise<Found | null> {
    return find(id, context);
  }

  @Reads('catalogue', 'content', 'reviews', 'questions')
  @Extensions({ cost: ({ ids }: { ids: string[] }) => 20 * ids.length, longest: ({ ids }: { ids: string[] }) => ids.length })
  @Query(() => [Node], {
    nullable: 'itemsAndList',
    description: 'Objects by their global ids, in the same order; null for each id that `node` does not find.',
  })
  nodes(
    @Arg('ids', () => [ID], { description: `Ids of the objects, at most ${MAX_FIRST}.` }) ids: string[],
    @Ctx() context: GraphQLContext,
  ): Promise<(Found | null)[]> {
    if (ids.length > MAX_FIRST) throw new BadInput(`Give at most ${MAX_FIRST} ids.`);
    return Promise.all(ids.map((id) => find(id, context)));
  }
}

async function find(id: string, context: GraphQLContext): Promise<Found | null> {
  const [nodeType, findNode] = NODES.get(id.slice(0, id.indexOf('_'))) ?? [];
  if (nodeType === undefined || findNode === undefined) return null;
  const { services, viewer } = context;
  const found = await findNode(id, { ...context, vendor: viewer && services.vendorAccounts.vendorOf(viewer.userId) });
  return found && { ...found, nodeType };
}

function slugOf(kind: DerivedKind, id: string): string {
  return sourceId(kind, id) ?? '';
}
