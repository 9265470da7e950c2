import { ArgsType, Field, Int } from 'type-graphql';
import { MalaysianState } from '#server/graphql/malaysianState.enum.ts';
import { describedEnum } from '#server/graphql/describedEnum.ts';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import type { VendorRequest, VendorSort as VendorSortName } from './vendor.service.ts';

export const VendorSort = describedEnum<VendorSortName>('VendorSort', 'An order of vendors. Equals go by name.', {
  NAME: 'By name, A to Z.',
  LEVEL: 'Highest level first.',
  RATING: 'Best rated first.',
  NEWEST: 'Newest first.',
  PRODUCT_COUNT: 'Most products first.',
});

@ArgsType()
export class VendorsArgs implements VendorRequest {
  @Field(() => String, {
    nullable: true,
    description: 'Words to find, at most 100 characters; each must begin a word of name, city or kind.',
  })
  query?: string | null;

  @Field(() => VendorSort, { nullable: true, defaultValue: 'LEVEL', description: 'In which order.' })
  sort?: VendorSortName | null;

  @Field(() => MalaysianState, { nullable: true, description: 'Only vendors that sell from this state.' })
  state?: StateCode | null;

  @Field(() => Int, { nullable: true, defaultValue: 24, description: 'Vendors of a page, 1 to 100.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor to read on from; not together with `page`.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'Page from 1; not together with `after`. Pages beyond the end are empty.' })
  page?: number | null;
}
