import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { MAX_FIRST } from '#schema/rules/limits.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { Node } from '#server/graphql/node.type.ts';
import { PageInfo } from '#server/graphql/pageInfo.type.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type { ArticleBlockDoc, ArticleDoc } from '#server/store/documents/content.ts';
import type { Section as SectionName } from '#server/store/documents/catalog.ts';
import { Section } from '#server/modules/catalog/graphql.ts';
import type { ArticleRequest } from './article.service.ts';

export type ArticleBlockKindName = ArticleBlockDoc['kind'];

export const ArticleBlockKind = describedEnum<ArticleBlockKindName>('ArticleBlockKind', 'Kind of an article block.', {
  PARAGRAPH: '`text` is a paragraph.',
  HEADING: '`text` heads what follows.',
  LIST: '`items` are the points of a list.',
  QUOTE: '`text` is a quotation, `attribution` its author.',
  PRODUCT: '`product` is shown here; null when it is not sold any more.',
});

/** Source object: CountedCategory. */
@ObjectType({ description: 'An article category.', simpleResolvers: true })
export class ArticleCategory {
  @Field(() => Int, { description: 'Number of articles in the category.' })
  count!: number;
}

/** Source object: CountedTag. */
@ObjectType({ description: 'An article tag; products share the same tags.', simpleResolvers: true })
export class ArticleTag {
  @Field(() => String, { description: 'URL slug, also used in filters.' })
  slug!: string;

  @Field(() => Int, { description: 'Number of articles with the tag.' })
  count!: number;
}

/** Source object: ArticleBlockDoc. */
@ObjectType({ description: 'A content block of an article: plain text, never markup.', simpleResolvers: true })
export class ArticleBlock {
  @Field(() => ArticleBlockKind, { description: 'Kind of block; determines which fields are set.' })
  kind!: ArticleBlockKindName;
}

/** Source object: ArticleDoc. */
@ObjectType({ implements: Node, description: "An article of the marketplace's blog.", simpleResolvers: true })
export class Article extends Node {
  @Field(() => DateTime, { description: 'Publication time.' })
  date!: string;
}

/** Source object: ArticleListing. */
@ObjectType({ description: 'A page of articles, newest first.', simpleResolvers: true })
export class ArticleConnection {
  @Field(() => [Article], { description: 'The articles.' })
  nodes!: ArticleDoc[];

  @Field(() => PageInfo, { description: 'Position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Number of articles on all pages.' })
  totalCount!: number;

  @Field(() => Int, { description: 'Number of pages at this page size.' })
  pageCount!: number;
}

@ArgsType()
export class ArticlesArgs implements ArticleRequest {
  @Field(() => String, { nullable: true, description: 'Only articles of this category, by slug.' })
  category?: string | null;

  @Field(() => String, { nullable: true, description: 'Only articles with this tag, by slug.' })
  tag?: string | null;

  @Field(() => Section, { nullable: true, description: 'Only articles whose mentioned products are mostly of this section.' })
  section?: SectionName | null;

  @Field(() => String, {
    nullable: true,
    description: 'Search text, at most 100 characters; each word must be a prefix of a word of the article, in either language.',
  })
  query?: string | null;

  @Field(() => Int, { nullable: true, defaultValue: 10, description: `Articles per page, 1 to ${MAX_FIRST}.` })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor to continue after.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'Page number from 1; not combined with `after`.' })
  page?: number | null;
}
