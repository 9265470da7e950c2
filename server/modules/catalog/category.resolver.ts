import { Arg, Args, Ctx, Extensions, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { MAX_NESTED_FIRST } from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { derivedId } from '#server/platform/derivedIds.ts';
import type { CategoryDoc, CategoryGroupDoc, Section as SectionName } from '#server/store/documents/catalog.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import { Section } from './catalog.enums.ts';
import { Category, CategoryGroup } from './category.type.ts';
import { Image } from './image.type.ts';
import type { Listing } from './listing.service.ts';
import { VendorProductsArgs } from './product.args.ts';
import { ProductConnection } from './productConnection.type.ts';
import { capitalised } from './capitalised.ts';

/** A search in each category of a list: many such lists in one query keep everybody waiting. */
const SEARCH_IN_EACH = 300;
/** Lengths of lists that the shop's operator makes, with room to grow: for the cost of operations. */
const CATEGORIES = 40;
const CATEGORIES_OF_SECTION = 16;
const GROUPS = 8;
const CATEGORIES_OF_GROUP = 8;

@Resolver(() => Category)
export class CategoryResolver {
  @Extensions({ longest: ({ section }: { section?: unknown }) => (section ? CATEGORIES_OF_SECTION : CATEGORIES) })
  @Query(() => [Category], { nullable: true, description: 'All categories in the order of the shop, or those of one section.' })
  categories(
    @Ctx() { services }: GraphQLContext,
    @Arg('section', () => Section, { nullable: true, description: 'Only categories that this part of the shop shows.' })
    section?: SectionName | null,
  ): CategoryDoc[] {
    return services.catalog.categories(section ?? null);
  }

  @FieldResolver(() => ID, { description: 'Opaque and prefixed by kind.' })
  id(@Root() category: CategoryDoc): string {
    return derivedId('cat', category.id);
  }

  @FieldResolver(() => String, { description: 'Its name in addresses and filters.' })
  slug(@Root() category: CategoryDoc): string {
    return category.id;
  }

  @FieldResolver(() => String, { description: 'Its name for people.' })
  name(@Root() category: CategoryDoc, @InLocale() locale: Locale): string {
    return capitalised(textIn(category.name, locale));
  }

  @FieldResolver(() => Image, { nullable: true, description: 'A picture of what is in it; null without one.' })
  image(@Root() category: CategoryDoc): PictureDoc | null {
    return category.picture;
  }

  @FieldResolver(() => CategoryGroup, { nullable: true, description: 'The group of the menu that shows it; null when none does.' })
  group(@Root() category: CategoryDoc, @Ctx() { services }: GraphQLContext): CategoryGroupDoc | null {
    return services.catalog.groupOf(category);
  }

  @FieldResolver(() => String, { nullable: true, description: 'A discount shown on it, such as "30%"; null without one.' })
  badge(@Root() category: CategoryDoc, @Ctx() { services }: GraphQLContext): string | null {
    return services.catalog.badgeOf(category);
  }

  @FieldResolver(() => Int, { complexity: 15, description: 'Listed products in it.' })
  productCount(@Root() category: CategoryDoc, @Ctx() { services }: GraphQLContext): number {
    return services.catalog.productCount('category', category.id);
  }

  @FieldResolver(() => ProductConnection, {
    complexity: SEARCH_IN_EACH,
    description: 'Its products, for a shelf; for long pages filter `Query.products` by category.',
  })
  products(
    @Root() category: CategoryDoc,
    @Args(() => VendorProductsArgs) request: VendorProductsArgs,
    @Ctx() { services, locale }: GraphQLContext,
  ): Listing {
    return services.listings.list(request, { locale, defaultFirst: MAX_NESTED_FIRST, maxFirst: MAX_NESTED_FIRST, category: category.id });
  }
}

@Resolver(() => CategoryGroup)
export class CategoryGroupResolver {
  @Extensions({ longest: GROUPS })
  @Query(() => [CategoryGroup], { nullable: true, description: 'The groups of the category menu, in order.' })
  categoryGroups(@Ctx() { services }: GraphQLContext): CategoryGroupDoc[] {
    return services.catalog.categoryGroups();
  }

  @FieldResolver(() => String, { description: 'Its name in addresses.' })
  slug(@Root() group: CategoryGroupDoc): string {
    return group.id;
  }

  @FieldResolver(() => String, { description: 'Its name for people.' })
  name(@Root() group: CategoryGroupDoc, @InLocale() locale: Locale): string {
    return capitalised(textIn(group.name, locale));
  }

  @Extensions({ longest: CATEGORIES_OF_GROUP })
  @FieldResolver(() => [Category], { description: 'Its categories, in order.' })
  categories(@Root() group: CategoryGroupDoc, @Ctx() { services }: GraphQLContext): CategoryDoc[] {
    return services.catalog.categoriesOf(group);
  }
}
