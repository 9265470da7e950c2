import { Field, ID, InterfaceType } from 'type-graphql';

/** The type of what an id of this prefix belongs to. */
const TYPE_BY_PREFIX: Record<string, string> = {
  ord: 'Order',
  pkg: 'OrderPackage',
  prd: 'Product',
  usr: 'Viewer',
  var: 'Variant',
  ven: 'Vendor',
  vpk: 'VendorPackage',
};

/** What `node` has found. `nodeType`: of documents whose own id does not tell it. */
interface NodeSource {
  id?: string;
  variant?: { id: string };
  nodeType?: string;
}

function typeNameOf({ id = '', variant, nodeType }: NodeSource): string | undefined {
  return nodeType ?? TYPE_BY_PREFIX[(variant?.id ?? id).slice(0, 3)];
}

@InterfaceType({ description: 'Something with an id of its own, which `node` finds again.', resolveType: typeNameOf })
export abstract class Node {
  @Field(() => ID, { description: 'Opaque and prefixed by kind, for example "prd_…".' })
  id!: string;
}
