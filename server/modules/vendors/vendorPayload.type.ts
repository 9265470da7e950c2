import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput, NotFound, UserError } from '#server/graphql/userError.type.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { VendorAccount } from './vendorAccount.type.ts';
import type { VendorError as VendorErrorSource } from './vendorError.ts';

@ObjectType({ implements: UserError, description: 'Somebody changed it since it was read.', simpleResolvers: true })
export class Conflict extends UserError {
  @Field(() => Int, { description: 'What there is now: the version to start from, or of a count the units on the shelf.' })
  current!: number;
}

export const VendorError = createUnionType({
  name: 'VendorError',
  description: 'Every way in which a change of a shop or its goods is refused.',
  types: () => [InvalidInput, NotFound, Conflict] as const,
  resolveType: (error: unknown) => (error as VendorErrorSource).kind,
});

@ObjectType({ description: 'Either the shop as it is now or at least one error.', simpleResolvers: true })
export class VendorPayload {
  @Field(() => VendorAccount, { nullable: true, description: 'The shop as it is now; null when the change was refused.' })
  vendor!: VendorDoc | null;

  @Field(() => [VendorError], { description: 'Everything that has to be put right; empty when it went well.' })
  errors!: VendorErrorSource[];
}
