import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/scalars.ts';

/** Source object: FactDoc. */
@ObjectType({ description: 'A key figure of the marketplace.', simpleResolvers: true })
export class Fact {
  @Field(() => String, { description: 'The figure as displayed.' })
  value!: string;
}

/** Source object: ServiceDoc. */
@ObjectType({ description: 'A service promise to every buyer.', simpleResolvers: true })
export class Service {
  @Field(() => String, { description: 'Icon name.' })
  icon!: string;
}

/** Source object: CategoryTileDoc. */
@ObjectType({ description: 'A home page tile that links to a category.', simpleResolvers: true })
export class CategoryTile {
  @Field(() => String, { nullable: true, description: 'Discount text such as "30%"; null if none.' })
  percentage!: string | null;

  @Field(() => String, { nullable: true, description: 'Icon name; null if none.' })
  icon!: string | null;

  @Field(() => Int, { description: 'Number of items, as displayed on the tile.' })
  itemCount!: number;

  @Field(() => Int, { description: 'Sort position, lowest first.' })
  position!: number;
}

/** Source object: CollectionDoc. */
@ObjectType({ description: 'A hand-curated list of products, brands or categories.', simpleResolvers: true })
export class Collection {}

/** Source object: BannerDoc. */
@ObjectType({ description: 'A banner: picture, message and link.', simpleResolvers: true })
export class Banner {
  @Field(() => String, { description: 'Link target.' })
  href!: string;

  @Field(() => DateTime, { nullable: true, description: 'Start of display; null if unlimited.' })
  startsAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'End of display; null if unlimited.' })
  endsAt!: string | null;
}
