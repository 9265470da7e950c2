import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A piece of a text.', simpleResolvers: true })
export class HighlightPart {
  @Field(() => String, { description: 'Its letters, with the spaces around them.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether it is what was looked for, or means the same.' })
  match!: boolean;
}

@ObjectType({ description: 'A text of a product in which something was found.', simpleResolvers: true })
export class Highlight {
  @Field(() => String, { description: '`title`, `brand`, `category` or `vendor`.' })
  field!: string;

  @Field(() => [HighlightPart], { description: 'The text in pieces.' })
  parts!: HighlightPart[];
}
