import { Field, ObjectType } from 'type-graphql';
import { Node } from '#server/graphql/node.type.ts';
import type { Section as SectionName } from '#server/store/documents/catalog.ts';
import { Section } from './catalog.enums.ts';

@ObjectType({ implements: Node, description: 'A product category.', simpleResolvers: true })
export class Category extends Node {
  @Field(() => String, { nullable: true, description: 'Icon name.' })
  icon!: string | null;

  @Field(() => [Section], { description: 'The sections of the marketplace that show the category.' })
  sections!: SectionName[];
}

@ObjectType({ description: 'A group of the category menu.', simpleResolvers: true })
export class CategoryGroup {
  @Field(() => String, { description: 'Icon name.' })
  icon!: string;
}
