import { ArgsType, Field, Int } from 'type-graphql';
import { MalaysianState, describedEnum } from '#server/graphql/enums.ts';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import type { VendorRequest, VendorSort as VendorSortName } from './vendor.service.ts';

export const VendorSort = describedEnum<VendorSortName>('VendorSort', 'Sort order of vendors. Ties are broken by name.', {
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
    description: 'Search words, at most 100 characters; each must begin a word of name, city or kind.',
  })
  query?: string | null;

  @Field(() => VendorSort, { nullable: true, defaultValue: 'LEVEL', description: 'The sort order.' })
  sort?: VendorSortName | null;

  @Field(() => MalaysianState, { nullable: true, description: 'Only vendors in this state.' })
  state?: StateCode | null;

  @Field(() => Int, { nullable: true, defaultValue: 24, description: 'Page size, 1 to 100.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor to continue after; excludes `page`.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'Page number from 1; excludes `after`. Pages beyond the end are empty.' })
  page?: number | null;
}
