import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { derivedId } from '#server/platform/derivedIds.ts';
import type { ArticleBlockDoc, ArticleDoc } from '#server/store/documents/content.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import { Image, Product } from '#server/modules/catalog/graphql.ts';
import type { ArticleListing, CountedCategory, CountedTag } from './article.service.ts';
import { Article, ArticleBlock, ArticleCategory, ArticleConnection, ArticlesArgs, ArticleTag } from './article.type.ts';

@Resolver(() => Article)
export class ArticleResolver {
  @Query(() => ArticleConnection, { nullable: true, complexity: 500, description: 'Published articles, newest first.' })
  articles(@Args(() => ArticlesArgs) request: ArticlesArgs, @Ctx() { services }: GraphQLContext): ArticleListing {
    return services.articles.list(request);
  }

  @Query(() => Article, { nullable: true, description: 'An article by slug; null if not found.' })
  article(@Arg('slug', () => String, { description: 'URL slug.' }) slug: string, @Ctx() { services }: GraphQLContext): ArticleDoc | null {
    return services.articles.bySlug(slug);
  }

  @FieldResolver(() => ID, { description: 'Opaque id, prefixed by kind.' })
  id(@Root() article: ArticleDoc): string {
    return derivedId('art', article.id);
  }

  @FieldResolver(() => String, { description: 'URL slug: `/blog/<slug>`.' })
  slug(@Root() article: ArticleDoc): string {
    return article.id;
  }

  @FieldResolver(() => String, { description: 'Article title.' })
  title(@Root() article: ArticleDoc, @InLocale() locale: Locale): string {
    return textIn(article.title, locale);
  }

  @FieldResolver(() => String, { description: 'Summary in one or two sentences.' })
  description(@Root() article: ArticleDoc, @InLocale() locale: Locale): string {
    return textIn(article.description, locale);
  }

  @FieldResolver(() => [ArticleBlock], { description: 'The content blocks of the article, in order.' })
  body(@Root() article: ArticleDoc): ArticleBlockDoc[] {
    return article.body;
  }

  @FieldResolver(() => Image, { nullable: true, description: 'Main image; null if none.' })
  image(@Root() article: ArticleDoc): PictureDoc | null {
    return article.pictures[0] ?? null;
  }

  @FieldResolver(() => [Image], { description: 'Images shown beside the main one; at most two.' })
  companions(@Root() article: ArticleDoc): PictureDoc[] {
    return article.pictures.slice(1);
  }

  @FieldResolver(() => ArticleCategory, { description: 'Article category.' })
  category(@Root() article: ArticleDoc, @Ctx() { services }: GraphQLContext): CountedCategory {
    return services.articles.categoryOf(article);
  }

  @FieldResolver(() => [ArticleTag], { description: 'Article tags.' })
  tags(@Root() article: ArticleDoc, @Ctx() { services }: GraphQLContext): CountedTag[] {
    return services.articles.tagsOf(article);
  }

  @FieldResolver(() => Int, { description: 'Reading time in whole minutes.' })
  readingMinutes(@Root() article: ArticleDoc, @InLocale() locale: Locale, @Ctx() { services }: GraphQLContext): number {
    return services.articles.readingMinutes(article, locale);
  }

  @FieldResolver(() => [Product], { description: 'Products mentioned in the article, without withdrawn ones.' })
  products(@Root() article: ArticleDoc, @Ctx() { services }: GraphQLContext): ProductDoc[] {
    return services.articles.products(article);
  }

  @FieldResolver(() => Article, { nullable: true, description: 'The previous article by date; null for the oldest.' })
  previous(@Root() article: ArticleDoc, @Ctx() { services }: GraphQLContext): ArticleDoc | null {
    return services.articles.neighbour(article, -1);
  }

  @FieldResolver(() => Article, { nullable: true, description: 'The next article by date; null for the newest.' })
  next(@Root() article: ArticleDoc, @Ctx() { services }: GraphQLContext): ArticleDoc | null {
    return services.articles.neighbour(article, 1);
  }

  @FieldResolver(() => [Article], { description: 'Related articles by shared category and tags, most similar first.' })
  related(
    @Root() article: ArticleDoc,
    @Arg('first', () => Int, { nullable: true, defaultValue: 3, description: 'Maximum number of articles, 1 to 8.' }) first: number | null,
    @Ctx() { services }: GraphQLContext,
  ): ArticleDoc[] {
    return services.articles.related(article, first ?? 3);
  }
}

@Resolver(() => ArticleBlock)
export class ArticleBlockResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Text of a PARAGRAPH, HEADING or QUOTE; null for other blocks.' })
  text(@Root() block: ArticleBlockDoc, @InLocale() locale: Locale): string | null {
    return 'text' in block ? textIn(block.text, locale) : null;
  }

  @FieldResolver(() => [String], { description: 'Items of a LIST; empty for other blocks.' })
  items(@Root() block: ArticleBlockDoc, @InLocale() locale: Locale): string[] {
    return 'items' in block ? block.items.map((item) => textIn(item, locale)) : [];
  }

  @FieldResolver(() => String, { nullable: true, description: 'Source of a QUOTE; null if none is named, and for other blocks.' })
  attribution(@Root() block: ArticleBlockDoc, @InLocale() locale: Locale): string | null {
    return 'attribution' in block && block.attribution ? textIn(block.attribution, locale) : null;
  }

  @FieldResolver(() => Product, {
    nullable: true,
    description: 'Product of a PRODUCT block; null once it is no longer sold, and for other blocks.',
  })
  product(@Root() block: ArticleBlockDoc, @Ctx() { services }: GraphQLContext): ProductDoc | null {
    return 'product' in block ? services.articles.product(block.product) : null;
  }
}

@Resolver(() => ArticleCategory)
export class ArticleCategoryResolver {
  @FieldResolver(() => String, { description: 'URL slug, also used in filters.' })
  slug(@Root() { category }: CountedCategory): string {
    return category.id;
  }

  @FieldResolver(() => String, { description: 'Display name.' })
  name(@Root() { category }: CountedCategory, @InLocale() locale: Locale): string {
    return textIn(category.name, locale);
  }
}

@Resolver(() => ArticleTag)
export class ArticleTagResolver {
  @FieldResolver(() => String, { description: 'Display name.' })
  name(@Root() tag: CountedTag, @InLocale() locale: Locale): string {
    return textIn(tag.name, locale);
  }
}

@Resolver(() => ArticleConnection)
export class ArticleConnectionResolver {
  @FieldResolver(() => [ArticleCategory], { description: 'All categories with articles, regardless of the filters.' })
  categories(@Ctx() { services }: GraphQLContext): CountedCategory[] {
    return services.articles.categories();
  }

  @FieldResolver(() => [ArticleTag], { description: 'All article tags, most frequent first, regardless of the filters.' })
  tags(@Ctx() { services }: GraphQLContext): CountedTag[] {
    return services.articles.tags();
  }
}
