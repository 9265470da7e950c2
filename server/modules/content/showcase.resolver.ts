import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type { BrandDoc, CategoryDoc, ProductDoc } from '#server/store/documents/catalog.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { BannerDoc, CollectionDoc } from '#server/store/documents/content.ts';
import { Brand, Category, Image, Product } from '#server/modules/catalog/graphql.ts';
import { Banner, Collection } from './content.type.ts';

@Resolver(() => Collection)
export class CollectionResolver {
  @Query(() => Collection, { nullable: true, description: 'A curated list by key; null if not found.' })
  collection(
    @Arg('key', () => String, { description: 'List key, for example "deals", "arrivals" or "fashiondeal".' }) key: string,
    @Ctx() { services }: GraphQLContext,
  ): CollectionDoc | null {
    return services.content.collection(key);
  }

  @FieldResolver(() => String, { description: 'List key.' })
  key(@Root() collection: CollectionDoc): string {
    return collection.id;
  }

  @FieldResolver(() => String, { description: 'List heading.' })
  title(@Root() collection: CollectionDoc, @InLocale() locale: Locale): string {
    return textIn(collection.title, locale);
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: "End of the list's offers: for daily and weekly ones the next end of the day or week; null without an end.",
  })
  endsAt(@Root() collection: CollectionDoc, @Ctx() { services }: GraphQLContext): string | null {
    return services.content.endsAt(collection);
  }

  @FieldResolver(() => [Product], { description: 'Products of the list, in order, without withdrawn ones.' })
  products(@Root() collection: CollectionDoc, @Ctx() { services }: GraphQLContext): ProductDoc[] {
    return services.catalog.listedProducts(collection.products);
  }

  @FieldResolver(() => [Brand], { description: 'Brands of the list, in order.' })
  brands(@Root() collection: CollectionDoc, @Ctx() { services }: GraphQLContext): BrandDoc[] {
    return services.catalog.existingBrands(collection.brands);
  }

  @FieldResolver(() => [Category], { description: 'Categories of the list, in order.' })
  categories(@Root() collection: CollectionDoc, @Ctx() { services }: GraphQLContext): CategoryDoc[] {
    return services.catalog.existingCategories(collection.categories);
  }
}

@Resolver(() => Banner)
export class BannerResolver {
  @Query(() => [Banner], { nullable: true, description: 'Currently running banners of a placement, in order.' })
  banners(
    @Arg('placement', () => String, {
      description:
        'Placement: "home-hero", "home-promo", "listing" (running campaigns, then permanent banners) or "category-" followed by a slug.',
    })
    placement: string,
    @Ctx() { services }: GraphQLContext,
  ): BannerDoc[] {
    return services.content.banners(placement);
  }

  @FieldResolver(() => String, { description: 'Banner key.' })
  key(@Root() banner: BannerDoc): string {
    return banner.id;
  }

  @FieldResolver(() => String, { description: 'Banner heading.' })
  title(@Root() banner: BannerDoc, @InLocale() locale: Locale): string {
    return textIn(banner.title, locale);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Body text of one or two sentences; null if none.' })
  copy(@Root() banner: BannerDoc, @InLocale() locale: Locale): string | null {
    return banner.copy && textIn(banner.copy, locale);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Button label; null without a button.' })
  cta(@Root() banner: BannerDoc, @InLocale() locale: Locale): string | null {
    return banner.cta && textIn(banner.cta, locale);
  }

  @FieldResolver(() => Image, { nullable: true, description: 'Banner picture; null if none.' })
  image(@Root() banner: BannerDoc): PictureDoc | null {
    return banner.picture;
  }

  @FieldResolver(() => [Image], { description: 'Additional pictures shown where there is space; often empty.' })
  besideImages(@Root() banner: BannerDoc): PictureDoc[] {
    return banner.besidePictures ?? [];
  }

  @FieldResolver(() => Image, { nullable: true, description: 'Picture for the dark theme; null if `image` serves both themes.' })
  nightImage(@Root() banner: BannerDoc): PictureDoc | null {
    return banner.nightPicture;
  }

  @FieldResolver(() => [Product], {
    description: 'Products shown, in order, without withdrawn ones; empty if it shows none in particular.',
  })
  products(@Root() banner: BannerDoc, @Ctx() { services }: GraphQLContext): ProductDoc[] {
    return services.catalog.listedProducts(banner.products ?? []);
  }
}
