import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput, NotFound, UserError } from '#server/graphql/userError.type.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { VendorAccount } from './vendorAccount.type.ts';
import type { VendorError as VendorErrorSource } from './vendorError.ts';

@ObjectType({ implements: UserError, description: 'The version does not match: it was changed since it was read.', simpleResolvers: true })
export class Conflict extends UserError {
  @Field(() => Int, { description: 'The current version, or for a count the units on hand.' })
  current!: number;
}

export const VendorError = createUnionType({
  name: 'VendorError',
  description: 'Errors of changing a vendor or its products.',
  types: () => [InvalidInput, NotFound, Conflict] as const,
  resolveType: (error: unknown) => (error as VendorErrorSource).kind,
});

@ObjectType({ description: 'Either the changed vendor or at least one error.', simpleResolvers: true })
export class VendorPayload {
  @Field(() => VendorAccount, { nullable: true, description: 'The changed vendor; null on errors.' })
  vendor!: VendorDoc | null;

  @Field(() => [VendorError], { description: 'All errors; empty on success.' })
  errors!: VendorErrorSource[];
}
