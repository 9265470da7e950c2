import { Field, ObjectType } from 'type-graphql';
import type { LocalisedText } from '#server/store/documents/shared.ts';

@ObjectType({ description: 'A chosen option of a variant, such as its size.', simpleResolvers: true })
export class SelectedOption {
  @Field(() => String, { description: 'Option key: "size", "color" or "weight".' })
  key!: string;

  @Field(() => String, { description: 'The chosen value, for example "M" or "#7a1f42".' })
  value!: string;

  /** Source of the resolver field of the same name. */
  label!: LocalisedText;
}

@ObjectType({ description: 'A value of a product option.', simpleResolvers: true })
export class OptionValue {
  @Field(() => String, { description: 'The value, for example "M" or "#7a1f42".' })
  value!: string;

  @Field(() => String, { nullable: true, description: 'Hex colour of a swatch; null for values that are not colours.' })
  swatch!: string | null;

  @Field(() => Boolean, { description: 'Whether some variant with this value can be bought now.' })
  available!: boolean;

  /** Source of the resolver field of the same name. */
  label!: LocalisedText;
}

@ObjectType({ description: 'An option to choose before buying, such as the size.', simpleResolvers: true })
export class ProductOption {
  @Field(() => String, { description: 'Option key: "size", "color" or "weight".' })
  key!: string;

  @Field(() => [OptionValue], { description: 'The selectable values, in order.' })
  values!: OptionValue[];

  /** Source of the resolver field of the same name. */
  label!: LocalisedText;
}
