import { Field, ObjectType } from 'type-graphql';
import { Node } from '#server/graphql/node.type.ts';
import type { Section as SectionName } from '#server/store/documents/catalog.ts';
import { Section } from './catalog.enums.ts';

@ObjectType({ implements: Node, description: 'A category of products.', simpleResolvers: true })
export class Category extends Node {
  @Field(() => String, { nullable: true, description: 'Name of its icon.' })
  icon!: string | null;

  @Field(() => [Section], { description: 'The parts of the shop that show it.' })
  sections!: SectionName[];
}

@ObjectType({ description: 'A group of the category menu.', simpleResolvers: true })
export class CategoryGroup {
  @Field(() => String, { description: 'Name of its icon.' })
  icon!: string;
}
