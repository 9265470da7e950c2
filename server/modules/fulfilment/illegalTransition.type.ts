import { Field, ObjectType } from 'type-graphql';
import type { PackageStatus as PackageStatusName } from '#server/store/documents/orders.ts';
import { PackageStatus } from '#server/modules/orders/order.enums.ts';
import { UserError } from '#server/graphql/userError.type.ts';

@ObjectType({ implements: UserError, description: 'A package cannot go there from where it is.', simpleResolvers: true })
export class IllegalTransition extends UserError {
  @Field(() => PackageStatus, { description: 'Where it is.' })
  from!: PackageStatusName;

  @Field(() => [PackageStatus], { description: 'Where the one who asks may move it from there; empty: nowhere.' })
  allowed!: PackageStatusName[];
}
