import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type { BrandDoc, CategoryDoc, ProductDoc } from '#server/store/documents/catalog.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { BannerDoc, CollectionDoc } from '#server/store/documents/showcase.ts';
import { Brand } from '../catalog/brand.type.ts';
import { Category } from '../catalog/category.type.ts';
import { Image } from '../catalog/image.type.ts';
import { Product } from '../catalog/product.type.ts';
import { Banner, Collection } from './content.type.ts';

@Resolver(() => Collection)
export class CollectionResolver {
  @Query(() => Collection, { nullable: true, description: 'A curated list; null when there is none by that key.' })
  collection(
    @Arg('key', () => String, { description: 'For example "deals", "arrivals" or "fashiondeal".' }) key: string,
    @Ctx() { services }: GraphQLContext,
  ): CollectionDoc | null {
    return services.content.collection(key);
  }

  @FieldResolver(() => String, { description: 'Which list it is.' })
  key(@Root() collection: CollectionDoc): string {
    return collection.id;
  }

  @FieldResolver(() => String, { description: 'Its heading.' })
  title(@Root() collection: CollectionDoc, @InLocale() locale: Locale): string {
    return textIn(collection.title, locale);
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'When its offers end: for daily and weekly ones the next end of the day or week; null without end.',
  })
  endsAt(@Root() collection: CollectionDoc, @Ctx() { services }: GraphQLContext): string | null {
    return services.content.endsAt(collection);
  }

  @FieldResolver(() => [Product], { description: 'Its products, in order, without withdrawn ones.' })
  products(@Root() collection: CollectionDoc, @Ctx() { services }: GraphQLContext): ProductDoc[] {
    return services.catalog.listedProducts(collection.products);
  }

  @FieldResolver(() => [Brand], { description: 'Its brands, in order.' })
  brands(@Root() collection: CollectionDoc, @Ctx() { services }: GraphQLContext): BrandDoc[] {
    return services.catalog.existingBrands(collection.brands);
  }

  @FieldResolver(() => [Category], { description: 'Its categories, in order.' })
  categories(@Root() collection: CollectionDoc, @Ctx() { services }: GraphQLContext): CategoryDoc[] {
    return services.catalog.existingCategories(collection.categories);
  }
}

@Resolver(() => Banner)
export class BannerResolver {
  @Query(() => [Banner], { nullable: true, description: 'The banners of a place that are to be seen now, in order.' })
  banners(
    @Arg('placement', () => String, {
      description:
        'The place: "home-hero", "home-promo", "listing" (campaigns that run now, then what is always there) or "category-" and a slug.',
    })
    placement: string,
    @Ctx() { services }: GraphQLContext,
  ): BannerDoc[] {
    return services.content.banners(placement);
  }

  @FieldResolver(() => String, { description: 'Which banner it is.' })
  key(@Root() banner: BannerDoc): string {
    return banner.id;
  }

  @FieldResolver(() => String, { description: 'Its heading.' })
  title(@Root() banner: BannerDoc, @InLocale() locale: Locale): string {
    return textIn(banner.title, locale);
  }

  @FieldResolver(() => String, { nullable: true, description: 'A sentence or two; null without.' })
  copy(@Root() banner: BannerDoc, @InLocale() locale: Locale): string | null {
    return banner.copy && textIn(banner.copy, locale);
  }

  @FieldResolver(() => String, { nullable: true, description: 'What its button says; null without a button.' })
  cta(@Root() banner: BannerDoc, @InLocale() locale: Locale): string | null {
    return banner.cta && textIn(banner.cta, locale);
  }

  @FieldResolver(() => Image, { nullable: true, description: 'Its picture; null without one.' })
  image(@Root() banner: BannerDoc): PictureDoc | null {
    return banner.picture;
  }

  @FieldResolver(() => [Image], { description: 'More pictures to show beside it where there is room; often none.' })
  besideImages(@Root() banner: BannerDoc): PictureDoc[] {
    return banner.besidePictures ?? [];
  }

  @FieldResolver(() => Image, { nullable: true, description: 'The picture of the dark theme; null when `image` serves both.' })
  nightImage(@Root() banner: BannerDoc): PictureDoc | null {
    return banner.nightPicture;
  }

  @FieldResolver(() => [Product], {
    description: 'What it shows, in order, without withdrawn products; empty when it shows none in particular.',
  })
  products(@Root() banner: BannerDoc, @Ctx() { services }: GraphQLContext): ProductDoc[] {
    return services.catalog.listedProducts(banner.products ?? []);
  }
}
