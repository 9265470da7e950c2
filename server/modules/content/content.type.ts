import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/scalars.ts';

/** Its source object is a FactDoc. */
@ObjectType({ description: 'A figure that the shop is proud of.', simpleResolvers: true })
export class Fact {
  @Field(() => String, { description: 'The figure as shown.' })
  value!: string;
}

/** Its source object is a ServiceDoc. */
@ObjectType({ description: 'Something the shop promises every buyer.', simpleResolvers: true })
export class Service {
  @Field(() => String, { description: 'Name of its icon.' })
  icon!: string;
}

/** Its source object is a CategoryTileDoc. */
@ObjectType({ description: 'A tile of the home page that leads to a category.', simpleResolvers: true })
export class CategoryTile {
  @Field(() => String, { nullable: true, description: 'Discount text such as "30%"; null without one.' })
  percentage!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of its icon; null without one.' })
  icon!: string | null;

  @Field(() => Int, { description: 'Number of items, as the tile says.' })
  itemCount!: number;

  @Field(() => Int, { description: 'Its place, lowest first.' })
  position!: number;
}

/** Its source object is a CollectionDoc. */
@ObjectType({ description: 'A curated list: products, brands or categories by hand.', simpleResolvers: true })
export class Collection {}

/** Its source object is a BannerDoc. */
@ObjectType({ description: 'A picture with a message and somewhere to go.', simpleResolvers: true })
export class Banner {
  @Field(() => String, { description: 'Where it leads.' })
  href!: string;

  @Field(() => DateTime, { nullable: true, description: 'Shown from then on; null: since ever.' })
  startsAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Shown until then; null: without end.' })
  endsAt!: string | null;
}
