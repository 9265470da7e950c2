import { ObjectType } from 'type-graphql';
import { Node } from '#server/graphql/node.type.ts';

/** Source object: VendorDoc. Its other fields are in vendorAccount.resolver.ts, and in the modules inventory and insights. */
@ObjectType({ implements: Node, description: "The vendor console of the viewer's own vendor. Visible to its owner only." })
export class VendorAccount extends Node {}
