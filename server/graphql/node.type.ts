import { Arg, Ctx, Field, ID, InterfaceType, Query, Resolver } from 'type-graphql';
import { MAX_FIRST } from '#schema/rules/limits.ts';
import { BadInput } from '#server/platform/errors.ts';
import { sourceId, type DerivedKind } from '#server/platform/derivedIds.ts';
import { Reads } from './dependencies.ts';
import type { GraphQLContext } from './context.ts';

/** GraphQL type by id prefix. */
const TYPE_BY_PREFIX: Record<string, string> = {
  ord: 'Order',
  pkg: 'OrderPackage',
  prd: 'Product',
  usr: 'Viewer',
  var: 'Variant',
  ven: 'Vendor',
  vpk: 'VendorPackage',
};

/** Result of `node`. `nodeType`: of documents whose own id does not imply it. */
interface NodeSource {
  id?: string;
  variant?: { id: string };
  nodeType?: string;
}

function typeNameOf({ id = '', variant, nodeType }: NodeSource): string | undefined {
  return nodeType ?? TYPE_BY_PREFIX[(variant?.id ?? id).slice(0, 3)];
}

@InterfaceType({ description: 'An object with a global id, which `node` finds.', resolveType: typeNameOf })
export abstract class Node {
  @Field(() => ID, { description: 'Opaque and prefixed by kind, for example "prd_…".' })
  id!: string;
}

type Found = object | null;
type Find = (id: string, context: GraphQLContext) => Found | Promise<Found>;

/** Public nodes. */
const PUBLIC: Record<string, Find> = {
  prd: (id, { services }) => services.catalog.find({ id }),
  var: (id, { services }) => services.catalog.publicVariant(id),
  ven: (id, { services }) => services.catalog.publicVendor(id),
  cat: (id, { services }) => typed('Category', services.catalog.category(slugOf('cat', id))),
  brd: (id, { services }) => typed('Brand', services.catalog.brand(slugOf('brd', id))),
  art: (id, { services }) => typed('Article', services.articles.bySlug(slugOf('art', id))),
};

/** Private nodes: null for everyone but their owner. */
const PRIVATE: Record<string, (id: string, userId: string, context: GraphQLContext) => Found | Promise<Found>> = {
  usr: (id, userId, { services, viewer }) => (id === userId ? services.accounts.viewer(viewer) : null),
  ord: (id, userId, { services }) => services.ownOrders.order(id, userId),
  pkg: (id, userId, { services }) => services.vendorPackages.seenBy(userId, services.vendorAccounts.vendorOf(userId), id),
  vac: (id, userId, { services }) => {
    const vendor = services.vendorAccounts.vendorOf(userId);
    return vendor !== null && vendor.id === sourceId('vac', id) ? typed('VendorAccount', vendor) : null;
  },
  vpk: (id, userId, { services }) => {
    const vendor = services.vendorAccounts.vendorOf(userId);
    return vendor === null ? null : services.vendorPackages.find(vendor, id);
  },
};

@Resolver(() => Node)
export class NodeResolver {
  @Reads('catalogue', 'content')
  @Query(() => Node, {
    nullable: true,
    description:
      'A Node by its id. Private ones (Viewer, Order, OrderPackage, VendorAccount, VendorPackage) are returned to their owner only, packages to their vendor too; null otherwise, as for an unknown id. Orders of guests are read with `order`, which requires their token.',
  })
  node(@Arg('id', () => ID, { description: 'Its id.' }) id: string, @Ctx() context: GraphQLContext): Found | Promise<Found> {
    return find(id, context);
  }

  @Reads('catalogue', 'content')
  @Query(() => [Node], {
    nullable: 'itemsAndList',
    description: 'The nodes of the ids, in their order; null in the place of an id that `node` does not find.',
  })
  nodes(
    @Arg('ids', () => [ID], { description: `Their ids, at most ${MAX_FIRST}.` }) ids: string[],
    @Ctx() context: GraphQLContext,
  ): Promise<Found[]> {
    if (ids.length > MAX_FIRST) throw new BadInput(`Give at most ${MAX_FIRST} ids.`);
    return Promise.all(ids.map(async (id) => find(id, context)));
  }
}

function find(id: string, context: GraphQLContext): Found | Promise<Found> {
  const kind = id.slice(0, id.indexOf('_'));
  if (Object.hasOwn(PUBLIC, kind)) return PUBLIC[kind]?.(id, context) ?? null;
  const { viewer } = Object.hasOwn(PRIVATE, kind) ? context : { viewer: null };
  return viewer === null ? null : (PRIVATE[kind]?.(id, viewer.userId, context) ?? null);
}

function slugOf(kind: DerivedKind, id: string): string {
  return sourceId(kind, id) ?? '';
}

/** A document with the name of its type, which its own id does not contain. */
function typed(nodeType: string, document: object | null): Found {
  return document && { ...document, nodeType };
}
