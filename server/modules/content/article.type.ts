import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { MAX_FIRST } from '#schema/rules/limits.ts';
import { describedEnum } from '#server/graphql/describedEnum.ts';
import { Node } from '#server/graphql/node.type.ts';
import { PageInfo } from '#server/graphql/pageInfo.type.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type { ArticleBlockDoc, ArticleDoc } from '#server/store/documents/articles.ts';
import type { Section as SectionName } from '#server/store/documents/catalog.ts';
import { Section } from '../catalog/catalog.enums.ts';
import type { ArticleRequest } from './article.service.ts';

export type ArticleBlockKindName = ArticleBlockDoc['kind'];

export const ArticleBlockKind = describedEnum<ArticleBlockKindName>('ArticleBlockKind', 'What a piece of an article is.', {
  PARAGRAPH: '`text` is a paragraph.',
  HEADING: '`text` heads what follows.',
  LIST: '`items` are the points of a list.',
  QUOTE: '`text` is what somebody said, `attribution` who.',
  PRODUCT: '`product` is shown here; null when it is not sold any more.',
});

/** Its source object is a CountedCategory. */
@ObjectType({ description: 'What articles are about.', simpleResolvers: true })
export class ArticleCategory {
  @Field(() => Int, { description: 'Articles of it.' })
  count!: number;
}

/** Its source object is a CountedTag. */
@ObjectType({ description: 'A tag of articles; products carry the same ones.', simpleResolvers: true })
export class ArticleTag {
  @Field(() => String, { description: 'Its name in addresses and filters.' })
  slug!: string;

  @Field(() => Int, { description: 'Articles that carry it.' })
  count!: number;
}

/** Its source object is an ArticleBlockDoc. */
@ObjectType({ description: 'A piece of an article: plain text, never markup.', simpleResolvers: true })
export class ArticleBlock {
  @Field(() => ArticleBlockKind, { description: 'What it is, and so which of the fields it has.' })
  kind!: ArticleBlockKindName;
}

/** Its source object is an ArticleDoc. */
@ObjectType({ implements: Node, description: 'Something the shop has written.', simpleResolvers: true })
export class Article extends Node {
  @Field(() => DateTime, { description: 'When it was published.' })
  date!: string;
}

/** Its source object is an ArticleListing. */
@ObjectType({ description: 'A page of articles, the newest first.', simpleResolvers: true })
export class ArticleConnection {
  @Field(() => [Article], { description: 'The articles.' })
  nodes!: ArticleDoc[];

  @Field(() => PageInfo, { description: 'Where this page lies.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Articles on all pages.' })
  totalCount!: number;

  @Field(() => Int, { description: 'Pages of this size.' })
  pageCount!: number;
}

@ArgsType()
export class ArticlesArgs implements ArticleRequest {
  @Field(() => String, { nullable: true, description: 'Only articles of this category, by slug.' })
  category?: string | null;

  @Field(() => String, { nullable: true, description: 'Only articles with this tag, by slug.' })
  tag?: string | null;

  @Field(() => Section, { nullable: true, description: 'Only articles that speak mostly of goods of this part of the shop.' })
  section?: SectionName | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words to find, at most 100 characters; each must begin a word of the article, in either language.',
  })
  query?: string | null;

  @Field(() => Int, { nullable: true, defaultValue: 10, description: `Articles of a page, 1 to ${MAX_FIRST}.` })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor to read on from.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'The page, from 1; excludes `after`.' })
  page?: number | null;
}
