import { Field, ID, InterfaceType } from 'type-graphql';

const TYPE_BY_PREFIX: Record<string, string> = {
  prd: 'Product',
  var: 'Variant',
  ven: 'Vendor',
  ord: 'Order',
  pkg: 'OrderPackage',
  usr: 'Viewer',
};

/** The name of a node's type, read from the prefix of its id. */
function typeNameOf(value: { id?: string; variant?: { id: string } }): string | undefined {
  const id = value.variant?.id ?? value.id ?? '';
  return TYPE_BY_PREFIX[id.slice(0, 3)];
}

@InterfaceType({ description: 'Something with an id of its own, which `node` finds again.', resolveType: typeNameOf })
export abstract class Node {
  @Field(() => ID, { description: 'Opaque and prefixed by kind, for example "prd_…".' })
  id!: string;
}
