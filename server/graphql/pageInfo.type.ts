import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { LENGTH_ABOVE } from './queryCost.ts';

@ObjectType({ description: 'Position of a page in its list.', simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are items after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether there are items before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first item; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last item; pass it as `after` for the next page. Null on an empty page.',
  })
  endCursor!: string | null;
}

/** Base of page types: `nodes` of a type, called `plural` in descriptions, with page info and the total number. */
export function pageOf(type: () => object, plural: string, totalCount = `Number of ${plural} on all pages.`) {
  @ObjectType({ simpleResolvers: true })
  abstract class Page {
    @Extensions({ longest: LENGTH_ABOVE })
    @Field(() => [type()], { description: `The ${plural}.` })
    nodes!: object[];

    @Field(() => PageInfo, { description: 'Position of this page.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: totalCount })
    totalCount!: number;
  }
  return Page;
}
