import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '#server/graphql/pageInfo.type.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { Vendor } from './vendor.type.ts';

@ObjectType({ description: 'A vendor in a list.', simpleResolvers: true })
export class VendorEdge {
  @Field(() => String, { description: 'Cursor to pass as `after` to continue behind this vendor.' })
  cursor!: string;

  @Field(() => Vendor, { description: 'The vendor.' })
  node!: VendorDoc;
}

@ObjectType({ description: 'A page of vendors.', simpleResolvers: true })
export class VendorConnection {
  @Field(() => [VendorEdge], { description: 'The vendors with their cursors.' })
  edges!: VendorEdge[];

  @Field(() => [Vendor], { description: 'The vendors.' })
  nodes!: VendorDoc[];

  @Field(() => PageInfo, { description: 'Position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Number of vendors on all pages.' })
  totalCount!: number;

  @Field(() => Int, { description: 'Number of pages of this size.' })
  pageCount!: number;
}
