import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { derivedId } from '#server/platform/derivedIds.ts';
import type { ArticleBlockDoc, ArticleDoc } from '#server/store/documents/articles.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import { Image } from '../catalog/image.type.ts';
import { Product } from '../catalog/product.type.ts';
import type { ArticleListing, CountedCategory, CountedTag } from './article.service.ts';
import { Article, ArticleBlock, ArticleCategory, ArticleConnection, ArticlesArgs, ArticleTag } from './article.type.ts';

@Resolver(() => Article)
export class ArticleResolver {
  @Query(() => ArticleConnection, { nullable: true, complexity: 500, description: 'What the shop has written, the newest first.' })
  articles(@Args(() => ArticlesArgs) request: ArticlesArgs, @Ctx() { services }: GraphQLContext): ArticleListing {
    return services.articles.list(request);
  }

  @Query(() => Article, { nullable: true, description: 'One article; null when there is none.' })
  article(
    @Arg('slug', () => String, { description: 'Its name in addresses.' }) slug: string,
    @Ctx() { services }: GraphQLContext,
  ): ArticleDoc | null {
    return services.articles.bySlug(slug);
  }

  @FieldResolver(() => ID, { description: 'Opaque and prefixed by kind.' })
  id(@Root() article: ArticleDoc): string {
    return derivedId('art', article.id);
  }

  @FieldResolver(() => String, { description: 'Its name in addresses: `/blog/<slug>`.' })
  slug(@Root() article: ArticleDoc): string {
    return article.id;
  }

  @FieldResolver(() => String, { description: 'Its heading.' })
  title(@Root() article: ArticleDoc, @InLocale() locale: Locale): string {
    return textIn(article.title, locale);
  }

  @FieldResolver(() => String, { description: 'What it is about, in a sentence or two.' })
  description(@Root() article: ArticleDoc, @InLocale() locale: Locale): string {
    return textIn(article.description, locale);
  }

  @FieldResolver(() => [ArticleBlock], { description: 'The article itself, piece by piece.' })
  body(@Root() article: ArticleDoc): ArticleBlockDoc[] {
    return article.body;
  }

  @FieldResolver(() => Image, { nullable: true, description: 'Its picture; null without one.' })
  image(@Root() article: ArticleDoc): PictureDoc | null {
    return article.pictures[0] ?? null;
  }

  @FieldResolver(() => [Image], { description: 'Pictures that stand beside the first one; at most two.' })
  companions(@Root() article: ArticleDoc): PictureDoc[] {
    return article.pictures.slice(1);
  }

  @FieldResolver(() => ArticleCategory, { description: 'What it is about.' })
  category(@Root() article: ArticleDoc, @Ctx() { services }: GraphQLContext): CountedCategory {
    return services.articles.categoryOf(article);
  }

  @FieldResolver(() => [ArticleTag], { description: 'Its tags.' })
  tags(@Root() article: ArticleDoc, @Ctx() { services }: GraphQLContext): CountedTag[] {
    return services.articles.tagsOf(article);
  }

  @FieldResolver(() => Int, { description: 'How long it takes to read, in whole minutes.' })
  readingMinutes(@Root() article: ArticleDoc, @InLocale() locale: Locale, @Ctx() { services }: GraphQLContext): number {
    return services.articles.readingMinutes(article, locale);
  }

  @FieldResolver(() => [Product], { description: 'Goods that it speaks of, without withdrawn ones.' })
  products(@Root() article: ArticleDoc, @Ctx() { services }: GraphQLContext): ProductDoc[] {
    return services.articles.products(article);
  }

  @FieldResolver(() => Article, { nullable: true, description: 'The one written before it; null for the oldest.' })
  previous(@Root() article: ArticleDoc, @Ctx() { services }: GraphQLContext): ArticleDoc | null {
    return services.articles.neighbour(article, -1);
  }

  @FieldResolver(() => Article, { nullable: true, description: 'The one written after it; null for the newest.' })
  next(@Root() article: ArticleDoc, @Ctx() { services }: GraphQLContext): ArticleDoc | null {
    return services.articles.neighbour(article, 1);
  }

  @FieldResolver(() => [Article], { description: 'Others about the same things, the closest first.' })
  related(
    @Root() article: ArticleDoc,
    @Arg('first', () => Int, { nullable: true, defaultValue: 3, description: 'How many, 1 to 8.' }) first: number | null,
    @Ctx() { services }: GraphQLContext,
  ): ArticleDoc[] {
    return services.articles.related(article, first ?? 3);
  }
}

@Resolver(() => ArticleBlock)
export class ArticleBlockResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Of PARAGRAPH, HEADING and QUOTE.' })
  text(@Root() block: ArticleBlockDoc, @InLocale() locale: Locale): string | null {
    return 'text' in block ? textIn(block.text, locale) : null;
  }

  @FieldResolver(() => [String], { description: 'Of LIST; empty for the others.' })
  items(@Root() block: ArticleBlockDoc, @InLocale() locale: Locale): string[] {
    return 'items' in block ? block.items.map((item) => textIn(item, locale)) : [];
  }

  @FieldResolver(() => String, { nullable: true, description: 'Of QUOTE: who said it; null when nobody is named.' })
  attribution(@Root() block: ArticleBlockDoc, @InLocale() locale: Locale): string | null {
    return 'attribution' in block && block.attribution ? textIn(block.attribution, locale) : null;
  }

  @FieldResolver(() => Product, { nullable: true, description: 'Of PRODUCT; null when it is not sold any more.' })
  product(@Root() block: ArticleBlockDoc, @Ctx() { services }: GraphQLContext): ProductDoc | null {
    return 'product' in block ? services.articles.product(block.product) : null;
  }
}

@Resolver(() => ArticleCategory)
export class ArticleCategoryResolver {
  @FieldResolver(() => String, { description: 'Its name in addresses and filters.' })
  slug(@Root() { category }: CountedCategory): string {
    return category.id;
  }

  @FieldResolver(() => String, { description: 'Its name for people.' })
  name(@Root() { category }: CountedCategory, @InLocale() locale: Locale): string {
    return textIn(category.name, locale);
  }
}

@Resolver(() => ArticleTag)
export class ArticleTagResolver {
  @FieldResolver(() => String, { description: 'Its name for people.' })
  name(@Root() tag: CountedTag, @InLocale() locale: Locale): string {
    return textIn(tag.name, locale);
  }
}

@Resolver(() => ArticleConnection)
export class ArticleConnectionResolver {
  @FieldResolver(() => [ArticleCategory], { description: 'All categories with articles, whatever was asked for.' })
  categories(@Ctx() { services }: GraphQLContext): CountedCategory[] {
    return services.articles.categories();
  }

  @FieldResolver(() => [ArticleTag], { description: 'All tags of articles, the most frequent first, whatever was asked for.' })
  tags(@Ctx() { services }: GraphQLContext): CountedTag[] {
    return services.articles.tags();
  }
}

/** Every resolver of articles, for the schema. */
export const ARTICLE_RESOLVERS = [
  ArticleBlockResolver,
  ArticleCategoryResolver,
  ArticleConnectionResolver,
  ArticleResolver,
  ArticleTagResolver,
] as const;
