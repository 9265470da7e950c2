import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A part of a highlighted text.', simpleResolvers: true })
export class HighlightPart {
  @Field(() => String, { description: 'The text of the part, including surrounding spaces.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether the part matches the query or a synonym of it.' })
  match!: boolean;
}

@ObjectType({ description: 'A text of a product with at least one match.', simpleResolvers: true })
export class Highlight {
  @Field(() => String, { description: '`title`, `brand`, `category` or `vendor`.' })
  field!: string;

  @Field(() => [HighlightPart], { description: 'The text, split into parts.' })
  parts!: HighlightPart[];
}
