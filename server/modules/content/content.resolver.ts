import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import type { CategoryDoc } from '#server/store/documents/catalog.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { CategoryTileDoc, FactDoc, ServiceDoc } from '#server/store/documents/content.ts';
import { Category, Image } from '#server/modules/catalog/graphql.ts';
import { CategoryTile, Fact, Service } from './content.type.ts';

@Resolver(() => Fact)
export class FactResolver {
  @Query(() => [Fact], { nullable: true, description: 'Key figures of the marketplace, in order.' })
  facts(@Ctx() { services }: GraphQLContext): FactDoc[] {
    return services.content.facts();
  }

  @FieldResolver(() => String, { description: 'Fact key.' })
  key(@Root() fact: FactDoc): string {
    return fact.id;
  }

  @FieldResolver(() => String, { description: 'What the figure counts.' })
  label(@Root() fact: FactDoc, @InLocale() locale: Locale): string {
    return textIn(fact.label, locale);
  }
}

@Resolver(() => Service)
export class ServiceResolver {
  @Query(() => [Service], { nullable: true, description: 'Service promises of the marketplace, in order.' })
  services(@Ctx() { services }: GraphQLContext): ServiceDoc[] {
    return services.content.services();
  }

  @FieldResolver(() => String, { description: 'Service key.' })
  key(@Root() service: ServiceDoc): string {
    return service.id;
  }

  @FieldResolver(() => String, { description: 'The promise in a few words.' })
  title(@Root() service: ServiceDoc, @InLocale() locale: Locale): string {
    return textIn(service.title, locale);
  }

  @FieldResolver(() => String, { description: 'The promise in one sentence.' })
  description(@Root() service: ServiceDoc, @InLocale() locale: Locale): string {
    return textIn(service.description, locale);
  }
}

@Resolver(() => CategoryTile)
export class CategoryTileResolver {
  @Query(() => [CategoryTile], { nullable: true, description: 'Category tiles of the home page, in order.' })
  categoryTiles(@Ctx() { services }: GraphQLContext): CategoryTileDoc[] {
    return services.content.categoryTiles();
  }

  @FieldResolver(() => Category, { description: 'The category it links to.' })
  category(@Root() tile: CategoryTileDoc, @Ctx() { services }: GraphQLContext): CategoryDoc | null {
    return services.catalog.category(tile.category);
  }

  @FieldResolver(() => Image, { nullable: true, description: 'Picture of the tile; null if none.' })
  image(@Root() tile: CategoryTileDoc): PictureDoc | null {
    return tile.picture;
  }
}
