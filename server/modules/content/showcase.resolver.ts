import { Field, Int, ObjectType, Ctx, FieldResolver, Query, Resolver, Root, Arg } from 'type-graphql';
import { FieldFrom, TextFields } from '#server/graphql/derivedFields.ts';
import { Reads } from '#server/graphql/dependencies.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { Category, Image, Brand, Product } from '#server/modules/catalog/graphql.ts';
import type { CategoryDoc, BrandDoc, ProductDoc } from '#server/store/documents/catalog.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { CategoryTileDoc, FactDoc, ServiceDoc, BannerDoc, CollectionDoc } from '#server/store/documents/content.ts';

/** Source object: FactDoc. */
@ObjectType({ description: 'A key figure of the marketplace.', simpleResolvers: true })
@Resolver(() => Fact)
@TextFields<FactDoc>({ label: 'Label of the figure.' })
export class Fact {
  @FieldFrom<FactDoc>('id', () => String, { description: 'Fact key.' })
  key!: string;

  @Field(() => String, { description: 'Figure as displayed.' })
  value!: string;

  @Reads('content')
  @Query(() => [Fact], { nullable: true, description: 'Key figures of the marketplace, in order.' })
  facts(@Ctx() { services }: GraphQLContext): FactDoc[] {
    return services.content.inOrder('facts');
  }
}

/** Source object: ServiceDoc. */
@ObjectType({ description: 'A service promise to every buyer.', simpleResolvers: true })
@Resolver(() => Service)
@TextFields<ServiceDoc>({
  title: 'The promise in a few words.',
  description: 'Promise in one sentence.',
})
export class Service {
  @FieldFrom<ServiceDoc>('id', () => String, { description: 'Service key.' })
  key!: string;

  @Field(() => String, { description: 'Icon name.' })
  icon!: string;

  @Reads('content')
  @Query(() => [Service], { nullable: true, description: 'Service promises of the marketplace, in order.' })
  services(@Ctx() { services }: GraphQLContext): ServiceDoc[] {
    return services.content.inOrder('services');
  }
}

/** Source object: CategoryTileDoc. */
@ObjectType({ description: 'A home page tile that links to a category.', simpleResolvers: true })
@Resolver(() => CategoryTile)
export class CategoryTile {
  @Field(() => String, { nullable: true, description: 'Discount text such as "30%"; null if none.' })
  percentage!: string | null;

  @Field(() => String, { nullable: true, description: 'Icon name; null if none.' })
  icon!: string | null;

  @Field(() => Int, { description: 'Number of items, as displayed on the tile.' })
  itemCount!: number;

  @Field(() => Int, { description: 'Sort position, lowest first.' })
  position!: number;

  @Reads('catalogue')
  @Query(() => [CategoryTile], { nullable: true, description: 'Category tiles of the home page, in order.' })
  categoryTiles(@Ctx() { services }: GraphQLContext): CategoryTileDoc[] {
    return services.content.categoryTiles();
  }

  @Reads('catalogue')
  @FieldResolver(() => Category, { description: 'Category it links to.' })
  category(@Root() tile: CategoryTileDoc, @Ctx() { services }: GraphQLContext): CategoryDoc | null {
    return services.catalog.category(tile.category);
  }

  @FieldFrom<CategoryTileDoc>('picture', () => Image, { nullable: true, description: 'Picture of the tile; null if none.' })
  image!: PictureDoc | null;
}

/** Source object: CollectionDoc. */
@ObjectType({ description: 'A hand-curated list of products, brands or categories.', simpleResolvers: true })
@Resolver(() => Collection)
@TextFields<CollectionDoc>({ title: 'List heading.' })
export class Collection {
  @FieldFrom<CollectionDoc>('id', () => String, { description: 'List key.' })
  key!: string;

  @Reads('content')
  @Query(() => Collection, { nullable: true, description: 'A curated list by key; null if not found.' })
  collection(
    @Arg('key', () => String, { description: 'List key, for example "deals", "arrivals" or "fashiondeal".' }) key: string,
    @Ctx() { services }: GraphQLContext,
  ): CollectionDoc | null {
    return services.content.collection(key);
  }

  @Reads('content')
  @FieldResolver(() => DateTime, {
    nullable: true,
    description: "End of the list's offers; null if they have no end or have ended.",
  })
  endsAt(@Root() collection: CollectionDoc, @Ctx() { services }: GraphQLContext): string | null {
    return services.content.endsAt(collection);
  }

  @Reads('content', 'catalogue')
  @FieldResolver(() => [Product], {
    description: 'Products of the list, in order, except withdrawn ones; empty after the end of its offers.',
  })
  products(@Root() collection: CollectionDoc, @Ctx() { services }: GraphQLContext): ProductDoc[] {
    return services.catalog.listedProducts(services.content.offered(collection));
  }

  @Reads('content', 'catalogue')
  @FieldResolver(() => [Brand], { description: 'Brands of the list, in order.' })
  brands(@Root() collection: CollectionDoc, @Ctx() { services }: GraphQLContext): BrandDoc[] {
    return services.catalog.existingBrands(collection.brands);
  }

  @Reads('content', 'catalogue')
  @FieldResolver(() => [Category], { description: 'Categories of the list, in order.' })
  categories(@Root() collection: CollectionDoc, @Ctx() { services }: GraphQLContext): CategoryDoc[] {
    return services.catalog.existingCategories(collection.categories);
  }
}

/** Source object: BannerDoc. */
@ObjectType({ description: 'A banner: picture, message and link.', simpleResolvers: true })
@Resolver(() => Banner)
@TextFields<BannerDoc>(
  { title: 'Banner heading.' },
  {
    copy: 'Body text of one or two sentences; null if none.',
    cta: 'Button label; null without a button.',
  },
)
export class Banner {
  @FieldFrom<BannerDoc>('id', () => String, { description: 'Banner key.' })
  key!: string;

  @Field(() => String, { description: 'Link target.' })
  href!: string;

  @Field(() => DateTime, { nullable: true, description: 'Start of display; null if unlimited.' })
  startsAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'End of display; null if unlimited.' })
  endsAt!: string | null;

  @Reads('content')
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

  @FieldFrom<BannerDoc>('picture', () => Image, { nullable: true, description: 'Banner picture; null if none.' })
  image!: PictureDoc | null;

  @FieldResolver(() => [Image], { description: 'Additional pictures shown where there is space; often empty.' })
  besideImages(@Root() banner: BannerDoc): PictureDoc[] {
    return banner.besidePictures ?? [];
  }

  @FieldFrom<BannerDoc>('nightPicture', () => Image, {
    nullable: true,
    description: 'Picture for the dark theme; null if `image` serves both themes.',
  })
  nightImage!: PictureDoc | null;

  @Reads('content', 'catalogue')
  @FieldResolver(() => [Product], {
    description: 'Products shown in the banner, in order, except withdrawn ones; may be empty.',
  })
  products(@Root() banner: BannerDoc, @Ctx() { services }: GraphQLContext): ProductDoc[] {
    return services.catalog.listedProducts(banner.products ?? []);
  }
}

export const showcaseResolvers = [Fact, Service, CategoryTile, Collection, Banner] as const;
