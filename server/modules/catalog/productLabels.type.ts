import { Extensions, Field, Int, ObjectType, Resolver } from 'type-graphql';
import type { Allergen as AllergenName } from '#schema/rules/allergens.ts';
import { MAX_CARE_SIGNS } from '#schema/rules/limits.ts';
import type { CareSign as CareSignName, Measures } from '#schema/rules/garments.ts';
import { TextFields } from '#server/graphql/derivedFields.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import type { FoodDoc, GarmentDoc } from '#server/store/documents/catalog.ts';

export const Allergen = describedEnum<AllergenName>('Allergen', 'A food that causes allergies.', {
  GLUTEN: 'Cereals with gluten: wheat, rye, barley, oats.',
  PEANUT: 'Peanuts.',
  NUTS: 'Tree nuts.',
  FISH: 'Fish.',
  CRUSTACEANS: 'Prawns, shrimps and crabs.',
  EGG: 'Eggs.',
  MILK: 'Milk, including lactose.',
  SOY: 'Soybeans.',
  SULPHITES: 'Sulphites of at least 10 mg per kg.',
});

export const CareSign = describedEnum<CareSignName>('CareSign', 'A sign of a care label.', {
  HAND_WASH: 'Wash by hand.',
  WASH_30: 'Wash at 30 °C.',
  WASH_40: 'Wash at 40 °C.',
  NO_BLEACH: 'Do not bleach.',
  DRY_SHADE: 'Dry in the shade.',
  NO_TUMBLE: 'Do not tumble dry.',
  IRON_LOW: 'Iron at a low temperature.',
  IRON_MEDIUM: 'Iron at a medium temperature.',
  DRY_CLEAN: 'Dry clean.',
});

/** Usual number of allergens and of measured sizes, for the cost estimate. */
export const USUAL_ALLERGENS = 3;
export const USUAL_SIZES = 5;

@ObjectType({ description: 'A food label, as stated by the vendor.', simpleResolvers: true })
@Resolver(() => FoodFacts)
@TextFields<FoodDoc>(
  {},
  {
    ingredients: 'Ingredients, the largest part first; null if not stated.',
    storage: 'How to store it; null if not stated.',
    origin: 'Where it was grown or made; null if not stated.',
  },
)
export class FoodFacts {
  @Extensions({ longest: USUAL_ALLERGENS })
  @Field(() => [Allergen], { description: 'Allergens that it contains.' })
  allergens!: AllergenName[];

  @Extensions({ longest: USUAL_ALLERGENS })
  @Field(() => [Allergen], { description: 'Other allergens of which it may contain traces.' })
  mayContain!: AllergenName[];

  @Field(() => Int, { nullable: true, description: 'Days that it still keeps when it is delivered, at least; null if not stated.' })
  shelfLifeDays!: number | null;
}

@ObjectType({ description: 'Measures of a garment in one size, in millimetres, laid flat; null if not measured.', simpleResolvers: true })
export class GarmentMeasure implements Measures {
  @Field(() => String, { description: 'Size, as in the option "size"; empty for a product without sizes.' })
  size!: string;

  @Field(() => Int, { nullable: true, description: 'Chest, from armpit to armpit.' })
  chest!: number | null;

  @Field(() => Int, { nullable: true, description: 'Waist, from side to side.' })
  waist!: number | null;

  @Field(() => Int, { nullable: true, description: 'Hips, from side to side.' })
  hips!: number | null;

  @Field(() => Int, { nullable: true, description: 'Whole length.' })
  length!: number | null;

  @Field(() => Int, { nullable: true, description: 'Sleeve, from the shoulder seam to the end.' })
  sleeve!: number | null;

  @Field(() => Int, { nullable: true, description: 'Inner leg.' })
  inseam!: number | null;
}

@ObjectType({ description: "A garment's label, as stated by the vendor.", simpleResolvers: true })
@Resolver(() => GarmentFacts)
@TextFields<GarmentDoc>(
  {},
  { composition: 'Fibres with their percentages; null if not stated.', origin: 'Where it was made; null if not stated.' },
)
export class GarmentFacts {
  @Extensions({ longest: MAX_CARE_SIGNS })
  @Field(() => [CareSign], { description: 'Signs of the care label.' })
  care!: CareSignName[];

  @Extensions({ longest: USUAL_SIZES })
  @Field(() => [GarmentMeasure], { description: 'Measures by size.' })
  measures!: GarmentMeasure[];
}
