import { Field, ObjectType } from 'type-graphql';
import type { LocalisedText } from '#server/store/documents/shared.ts';

@ObjectType({ description: 'One choice that makes a variant, such as its size.', simpleResolvers: true })
export class SelectedOption {
  @Field(() => String, { description: 'Which option: "size", "color" or "weight".' })
  key!: string;

  @Field(() => String, { description: 'The chosen value, for example "M" or "#7a1f42".' })
  value!: string;

  /** Read by the resolver of the field of this name. */
  label!: LocalisedText;
}

@ObjectType({ description: 'A value that an option offers.', simpleResolvers: true })
export class OptionValue {
  @Field(() => String, { description: 'The value, for example "M" or "#7a1f42".' })
  value!: string;

  @Field(() => String, { nullable: true, description: 'Hex colour to show beside the label; null for values that are no colours.' })
  swatch!: string | null;

  @Field(() => Boolean, { description: 'Whether some variant with this value can be bought now.' })
  available!: boolean;

  /** Read by the resolver of the field of this name. */
  label!: LocalisedText;
}

@ObjectType({ description: 'Something to choose before buying, such as the size.', simpleResolvers: true })
export class ProductOption {
  @Field(() => String, { description: 'Which option: "size", "color" or "weight".' })
  key!: string;

  @Field(() => [OptionValue], { description: 'What can be chosen, in order.' })
  values!: OptionValue[];

  /** Read by the resolver of the field of this name. */
  label!: LocalisedText;
}
