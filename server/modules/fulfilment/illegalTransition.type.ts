import { Field, ObjectType } from 'type-graphql';
import type { PackageStatus as PackageStatusName } from '#server/store/documents/orders.ts';
import { PackageStatus } from '#server/modules/orders/graphql.ts';
import { UserError } from '#server/graphql/userError.type.ts';

@ObjectType({ implements: UserError, description: 'The package cannot take this step from its current status.', simpleResolvers: true })
export class IllegalTransition extends UserError {
  @Field(() => PackageStatus, { description: 'Current status.' })
  from!: PackageStatusName;

  @Field(() => [PackageStatus], { description: 'Steps that the caller may take from there; empty: none.' })
  allowed!: PackageStatusName[];
}
