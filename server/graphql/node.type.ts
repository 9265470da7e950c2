import { Field, ID, InterfaceType } from 'type-graphql';

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
