import { Arg, Args, ArgsType, Ctx, Extensions, Field, FieldResolver, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { DerivedId, FieldFrom, TextFields } from '#server/graphql/derivedFields.ts';
import { localise, shownLocale } from '#schema/rules/localisedText.ts';
import { MAX_FIRST } from '#schema/rules/limits.ts';
import { Reads } from '#server/graphql/dependencies.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { InLocale, Locale as LocaleEnum, type Locale } from '#server/graphql/locale.ts';
import { Node } from '#server/graphql/node.type.ts';
import { pageOf } from '#server/graphql/pageInfo.type.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { Section, Image, Product } from '#server/modules/catalog/graphql.ts';
import type { SortedPage } from '#server/platform/pagination.ts';
import type { ArticleBlockDoc, ArticleDoc } from '#server/store/documents/content.ts';
import type { Section as SectionName, ProductDoc } from '#server/store/documents/catalog.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { ArticleRequest, CountedName } from './article.service.ts';

export type ArticleBlockKindName = ArticleBlockDoc['kind'];

export const ArticleBlockKind = describedEnum<ArticleBlockKindName>('ArticleBlockKind', 'Kind of an article block.', {
  PARAGRAPH: 'A paragraph in `text`.',
  HEADING: 'A heading in `text`.',
  LIST: 'A list of `items`.',
  QUOTE: 'A quotation in `text`, with its author in `attribution`.',
  PRODUCT: 'A `product`; null if it is no longer sold.',
});

/** Source object: CountedName. */
@ObjectType({ description: 'An article category.', simpleResolvers: true })
@Resolver(() => ArticleCategory)
@TextFields<CountedName>({ name: 'Display name.' })
export class ArticleCategory {
  @Field(() => String, { description: 'URL slug, also used in filters.' })
  slug!: string;

  @Field(() => Int, { description: 'Number of articles in the category.' })
  count!: number;
}

/** Source object: CountedName. */
@ObjectType({ description: 'An article tag; products share the same tags.', simpleResolvers: true })
@Resolver(() => ArticleTag)
@TextFields<CountedName>({ name: 'Display name.' })
export class ArticleTag {
  @Field(() => String, { description: 'URL slug, also used in filters.' })
  slug!: string;

  @Field(() => Int, { description: 'Number of articles with the tag.' })
  count!: number;
}

/** Source object: ArticleBlockDoc. */
@ObjectType({ description: 'A content block of an article: plain text, never markup.', simpleResolvers: true })
@Resolver(() => ArticleBlock)
export class ArticleBlock {
  @Field(() => ArticleBlockKind, { description: 'Kind of block; determines which fields are set.' })
  kind!: ArticleBlockKindName;

  @FieldResolver(() => String, { nullable: true, description: 'Text of a PARAGRAPH, HEADING or QUOTE; null for other blocks.' })
  text(@Root() block: ArticleBlockDoc, @InLocale() locale: Locale): string | null {
    return 'text' in block ? localise(block.text, locale) : null;
  }

  @FieldResolver(() => [String], { description: 'Items of a LIST; empty for other blocks.' })
  items(@Root() block: ArticleBlockDoc, @InLocale() locale: Locale): string[] {
    return 'items' in block ? block.items.map((item) => localise(item, locale)) : [];
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Author or source of a QUOTE; null if unknown and for other kinds of block.',
  })
  attribution(@Root() block: ArticleBlockDoc, @InLocale() locale: Locale): string | null {
    return 'attribution' in block && block.attribution ? localise(block.attribution, locale) : null;
  }

  @Reads('content', 'catalogue')
  @FieldResolver(() => Product, {
    nullable: true,
    description: 'Product of a PRODUCT block; null if it is no longer sold and for other kinds of block.',
  })
  product(@Root() block: ArticleBlockDoc, @Ctx() { services }: GraphQLContext): ProductDoc | null {
    return 'product' in block ? (services.catalog.listedProducts([block.product])[0] ?? null) : null;
  }
}

/** Source object: ArticleDoc. */
@ObjectType({ implements: Node, description: "An article of the marketplace's blog.", simpleResolvers: true })
@Resolver(() => Article)
@DerivedId('art')
@TextFields<ArticleDoc>({
  title: 'Article title.',
  description: 'Summary in one or two sentences.',
})
export class Article extends Node {
  @FieldFrom<ArticleDoc>('id', () => String, { description: 'URL slug: `/blog/<slug>`.' })
  slug!: string;

  @Field(() => DateTime, { description: 'Publication time.' })
  date!: string;

  @Field(() => [ArticleBlock], { description: 'Content blocks of the article, in order.' })
  body!: ArticleBlockDoc[];

  @Reads('content', 'catalogue')
  @Extensions({ cost: 500 })
  @Query(() => ArticleConnection, { nullable: true, description: 'Published articles, newest first.' })
  articles(@Args(() => ArticlesArgs) request: ArticlesArgs, @Ctx() { services }: GraphQLContext): SortedPage<ArticleDoc> {
    return services.articles.list(request);
  }

  @Reads('content')
  @Query(() => Article, { nullable: true, description: 'An article by slug; null if not found.' })
  article(@Arg('slug', () => String, { description: 'URL slug.' }) slug: string, @Ctx() { services }: GraphQLContext): ArticleDoc | null {
    return services.articles.bySlug(slug);
  }

  @FieldResolver(() => Image, { nullable: true, description: 'Main image; null if none.' })
  image(@Root() article: ArticleDoc): PictureDoc | null {
    return article.pictures[0] ?? null;
  }

  @FieldResolver(() => [Image], { description: 'Images shown beside the main one; at most two.' })
  companions(@Root() article: ArticleDoc): PictureDoc[] {
    return article.pictures.slice(1);
  }

  @Reads('content')
  @FieldResolver(() => ArticleCategory, { description: 'Article category.' })
  category(@Root() article: ArticleDoc, @Ctx() { services }: GraphQLContext): CountedName {
    return services.articles.categoryOf(article);
  }

  @Reads('content')
  @FieldResolver(() => [ArticleTag], { description: 'Article tags.' })
  tags(@Root() article: ArticleDoc, @Ctx() { services }: GraphQLContext): CountedName[] {
    return services.articles.tagsOf(article);
  }

  @FieldResolver(() => LocaleEnum, {
    description: 'Language of the body: the requested language, or the fallback if there is no translation.',
  })
  bodyLocale(@Root() { body }: ArticleDoc, @InLocale() locale: Locale): Locale {
    const first = body.find((block) => 'text' in block);
    return first !== undefined && 'text' in first ? shownLocale(first.text, locale) : locale;
  }

  @Reads('content')
  @FieldResolver(() => Int, { description: 'Reading time in whole minutes.' })
  readingMinutes(@Root() article: ArticleDoc, @InLocale() locale: Locale, @Ctx() { services }: GraphQLContext): number {
    return services.articles.readingMinutes(article, locale);
  }

  @Reads('content', 'catalogue')
  @FieldResolver(() => [Product], { description: 'Products mentioned in the article, except withdrawn ones.' })
  products(@Root() article: ArticleDoc, @Ctx() { services }: GraphQLContext): ProductDoc[] {
    return services.catalog.listedProducts(article.products);
  }

  @Reads('content')
  @FieldResolver(() => Article, { nullable: true, description: 'Previous article by date; null for the oldest.' })
  previous(@Root() article: ArticleDoc, @Ctx() { services }: GraphQLContext): ArticleDoc | null {
    return services.articles.neighbour(article, -1);
  }

  @Reads('content')
  @FieldResolver(() => Article, { nullable: true, description: 'Next article by date; null for the newest.' })
  next(@Root() article: ArticleDoc, @Ctx() { services }: GraphQLContext): ArticleDoc | null {
    return services.articles.neighbour(article, 1);
  }

  @Reads('content')
  @FieldResolver(() => [Article], { description: 'Related articles by shared category and tags, most similar first.' })
  related(
    @Root() article: ArticleDoc,
    @Arg('first', () => Int, { nullable: true, defaultValue: 3, description: 'Maximum number of articles, 1 to 8.' }) first: number | null,
    @Ctx() { services }: GraphQLContext,
  ): ArticleDoc[] {
    return services.articles.related(article, first ?? 3);
  }
}

/** Source object: a page of ArticleDocs. */
@ObjectType({ description: 'A page of articles, newest first.', simpleResolvers: true })
@Resolver(() => ArticleConnection)
export class ArticleConnection extends pageOf(() => Article, 'articles') {
  @Field(() => Int, { description: 'Number of pages at this page size.' })
  pageCount!: number;

  @Reads('content')
  @FieldResolver(() => [ArticleCategory], { description: 'All categories with articles, regardless of the filters.' })
  categories(@Ctx() { services }: GraphQLContext): CountedName[] {
    return services.articles.categories();
  }

  @Reads('content')
  @FieldResolver(() => [ArticleTag], { description: 'All article tags, most frequent first, regardless of the filters.' })
  tags(@Ctx() { services }: GraphQLContext): CountedName[] {
    return services.articles.tags();
  }
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
    description: 'Search text of at most 100 characters; each word must be a prefix of a word of the article, in any language.',
  })
  query?: string | null;

  @Field(() => Int, { nullable: true, defaultValue: 10, description: `Articles per page, 1 to ${MAX_FIRST}.` })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor after which the page starts; cannot be combined with `page`.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'Page number, starting at 1; cannot be combined with `after`.' })
  page?: number | null;
}

export const articleResolvers = [ArticleCategory, ArticleTag, ArticleBlock, Article, ArticleConnection] as const;
