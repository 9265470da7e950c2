import { Arg, Args, Ctx, Extensions, Field, FieldResolver, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { DerivedId, FieldFrom } from '#server/graphql/derivedFields.ts';
import { localise } from '#schema/rules/localisedText.ts';
import { MAX_NESTED_FIRST } from '#schema/rules/limits.ts';
import { Reads } from '#server/graphql/dependencies.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, type Locale } from '#server/graphql/locale.ts';
import { Node } from '#server/graphql/node.type.ts';
import type { BrandDoc, CategoryDoc, CategoryGroupDoc, Section as SectionName } from '#server/store/documents/catalog.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import { capitalised } from '#schema/rules/capitalised.ts';
import { Section } from './catalog.enums.ts';
import { Image } from './image.resolver.ts';
import type { Listing } from './listing.service.ts';
import { VendorProductsArgs } from './listing.args.ts';
import { ProductConnection } from './listing.type.ts';

/** Cost of a product search per category, which makes several such lists in one operation expensive. */
const SEARCH_IN_EACH = 300;
/** Expected lengths of lists that operators maintain, with a margin, for the cost estimate. */
const CATEGORIES = 40;
const CATEGORIES_OF_SECTION = 16;
const GROUPS = 8;
const CATEGORIES_OF_GROUP = 8;

@ObjectType({ implements: Node, description: 'A brand of products.', simpleResolvers: true })
@Resolver(() => Brand)
@DerivedId('brd')
export class Brand extends Node {
  @FieldFrom<BrandDoc>('id', () => String, { description: 'URL slug, also used in filters.' })
  slug!: string;

  @Field(() => String, { description: 'Brand name, spelt as by its maker.' })
  name!: string;

  @Reads('catalogue')
  @Extensions({ cost: 500 })
  @Query(() => [Brand], {
    nullable: true,
    description: 'Brands of listed products, by name in the language of the request.',
  })
  brands(
    @Ctx() { services, locale }: GraphQLContext,
    @Arg('first', () => Int, { nullable: true, defaultValue: 50, description: 'Maximum number of brands, 1 to 100.' }) first: number | null,
  ): BrandDoc[] {
    return services.catalog.brands(first ?? 50, locale);
  }

  @Reads('catalogue')
  @Extensions({ cost: 10 })
  @FieldResolver(() => Int, { description: 'Number of listed products of the brand.' })
  productCount(@Root() brand: BrandDoc, @Ctx() { services }: GraphQLContext): number {
    return services.catalog.productCount('brand', brand.id);
  }
}

@ObjectType({ implements: Node, description: 'A product category.', simpleResolvers: true })
@Resolver(() => Category)
@DerivedId('cat')
export class Category extends Node {
  @FieldFrom<CategoryDoc>('id', () => String, { description: 'URL slug, also used in filters.' })
  slug!: string;

  @Field(() => String, { nullable: true, description: 'Icon name.' })
  icon!: string | null;

  @Field(() => [Section], { description: 'Sections of the marketplace that show the category.' })
  sections!: SectionName[];

  @FieldFrom<CategoryDoc>('picture', () => Image, { nullable: true, description: 'Picture of the category; null if none.' })
  image!: PictureDoc | null;

  @Reads('catalogue')
  @Extensions({ longest: ({ section }: { section?: unknown }) => (section ? CATEGORIES_OF_SECTION : CATEGORIES) })
  @Query(() => [Category], { nullable: true, description: 'All categories by position, or those of one section.' })
  categories(
    @Ctx() { services }: GraphQLContext,
    @Arg('section', () => Section, { nullable: true, description: 'Only categories shown in this section.' })
    section?: SectionName | null,
  ): CategoryDoc[] {
    return services.catalog.categories(section ?? null);
  }

  @Reads()
  @FieldResolver(() => String, { description: 'Display name.' })
  name(@Root() category: CategoryDoc, @InLocale() locale: Locale): string {
    return capitalised(localise(category.name, locale));
  }

  @Reads('catalogue')
  @FieldResolver(() => CategoryGroup, { nullable: true, description: 'Menu group that contains the category; null if none does.' })
  group(@Root() category: CategoryDoc, @Ctx() { services }: GraphQLContext): CategoryGroupDoc | null {
    return services.catalog.groupOf(category);
  }

  @Reads('catalogue')
  @FieldResolver(() => String, { nullable: true, description: 'Discount badge such as "30%"; null if none.' })
  badge(@Root() category: CategoryDoc, @Ctx() { services }: GraphQLContext): string | null {
    return services.catalog.badgeOf(category);
  }

  @Reads('catalogue')
  @Extensions({ cost: 15 })
  @FieldResolver(() => Int, { description: 'Number of listed products in the category.' })
  productCount(@Root() category: CategoryDoc, @Ctx() { services }: GraphQLContext): number {
    return services.catalog.productCount('category', category.id);
  }

  @Reads('catalogue')
  @Extensions({ cost: SEARCH_IN_EACH })
  @FieldResolver(() => ProductConnection, {
    description: 'Products of the category, at most 8 per page. For long lists filter `Query.products` by category.',
  })
  products(
    @Root() category: CategoryDoc,
    @Args(() => VendorProductsArgs) request: VendorProductsArgs,
    @Ctx() { services, locale }: GraphQLContext,
  ): Listing {
    return services.listings.list(request, { locale, defaultFirst: MAX_NESTED_FIRST, maxFirst: MAX_NESTED_FIRST, category: category.id });
  }
}

@ObjectType({ description: 'A group of the category menu.', simpleResolvers: true })
@Resolver(() => CategoryGroup)
export class CategoryGroup {
  @FieldFrom<CategoryGroupDoc>('id', () => String, { description: 'URL slug.' })
  slug!: string;

  @Field(() => String, { description: 'Icon name.' })
  icon!: string;

  @Reads('catalogue')
  @Extensions({ longest: GROUPS })
  @Query(() => [CategoryGroup], { nullable: true, description: 'Groups of the category menu, in order.' })
  categoryGroups(@Ctx() { services }: GraphQLContext): CategoryGroupDoc[] {
    return services.catalog.categoryGroups();
  }

  @Reads()
  @FieldResolver(() => String, { description: 'Display name.' })
  name(@Root() group: CategoryGroupDoc, @InLocale() locale: Locale): string {
    return capitalised(localise(group.name, locale));
  }

  @Reads('catalogue')
  @Extensions({ longest: CATEGORIES_OF_GROUP })
  @FieldResolver(() => [Category], { description: 'Categories of the group, in order.' })
  categories(@Root() group: CategoryGroupDoc, @Ctx() { services }: GraphQLContext): CategoryDoc[] {
    return services.catalog.existingCategories(group.categories);
  }
}
