import { Field, InputType, Int } from 'type-graphql';
import type { Allergen as AllergenName } from '#schema/rules/allergens.ts';
import type { CareSign as CareSignName, Measures } from '#schema/rules/garments.ts';
import { MAX_CARE_SIGNS, MAX_DETAIL_LENGTH, MAX_INGREDIENTS_LENGTH, MEASURE_MM, SHELF_LIFE_DAYS } from '#schema/rules/limits.ts';
import { LocalisedTextInput, textRecord } from '#server/graphql/localisedText.type.ts';
import { Allergen, CareSign } from '#server/modules/catalog/graphql.ts';
import type { FoodRequest, GarmentRequest } from './productRequest.ts';

const MILLIMETRES = `in millimetres, ${MEASURE_MM.min} to ${MEASURE_MM.max}.`;

@InputType({ description: 'A food label. Omitted fields and languages stay unchanged, and null clears a field.' })
export class FoodInput {
  @Field(() => [LocalisedTextInput], {
    nullable: true,
    description: `Ingredients, the largest part first; at most ${MAX_INGREDIENTS_LENGTH} characters.`,
  })
  ingredients?: LocalisedTextInput[] | null;

  @Field(() => [Allergen], { nullable: true, description: 'Allergens that it contains.' })
  allergens?: AllergenName[] | null;

  @Field(() => [Allergen], { nullable: true, description: 'Other allergens of which it may contain traces.' })
  mayContain?: AllergenName[] | null;

  @Field(() => [LocalisedTextInput], {
    nullable: true,
    description: `How to store it; at most ${MAX_DETAIL_LENGTH} characters.`,
  })
  storage?: LocalisedTextInput[] | null;

  @Field(() => Int, {
    nullable: true,
    description: `Days that it still keeps when it is delivered, ${SHELF_LIFE_DAYS.min} to ${SHELF_LIFE_DAYS.max}.`,
  })
  shelfLifeDays?: number | null;

  @Field(() => [LocalisedTextInput], {
    nullable: true,
    description: `Where it was grown or made; at most ${MAX_DETAIL_LENGTH} characters.`,
  })
  origin?: LocalisedTextInput[] | null;
}

@InputType({ description: 'Measures of a garment in one size, laid flat.' })
export class GarmentMeasureInput implements Partial<Measures> {
  @Field(() => String, { description: 'Size, as in the option "size"; empty for a product without sizes.' })
  size!: string;

  @Field(() => Int, { nullable: true, description: `Chest, from armpit to armpit, ${MILLIMETRES}` })
  chest?: number | null;

  @Field(() => Int, { nullable: true, description: `Waist, from side to side, ${MILLIMETRES}` })
  waist?: number | null;

  @Field(() => Int, { nullable: true, description: `Hips, from side to side, ${MILLIMETRES}` })
  hips?: number | null;

  @Field(() => Int, { nullable: true, description: `Whole length, ${MILLIMETRES}` })
  length?: number | null;

  @Field(() => Int, { nullable: true, description: `Sleeve, from the shoulder seam to the end, ${MILLIMETRES}` })
  sleeve?: number | null;

  @Field(() => Int, { nullable: true, description: `Inner leg, ${MILLIMETRES}` })
  inseam?: number | null;
}

@InputType({ description: "A garment's label. Omitted fields and languages stay unchanged, and null clears a field." })
export class GarmentInput {
  @Field(() => [LocalisedTextInput], {
    nullable: true,
    description: `Fibres with their percentages; at most ${MAX_DETAIL_LENGTH} characters.`,
  })
  composition?: LocalisedTextInput[] | null;

  @Field(() => [LocalisedTextInput], { nullable: true, description: `Where it was made; at most ${MAX_DETAIL_LENGTH} characters.` })
  origin?: LocalisedTextInput[] | null;

  @Field(() => [CareSign], { nullable: true, description: `At most ${MAX_CARE_SIGNS} signs of the care label.` })
  care?: CareSignName[] | null;

  @Field(() => [GarmentMeasureInput], { nullable: true, description: 'Measures by size, each size once; replaces all stored ones.' })
  measures?: GarmentMeasureInput[] | null;
}

/** Converts lists of texts to records. */
export function foodRequest(input: FoodInput | null | undefined): FoodRequest | null | undefined {
  const { ingredients, storage, origin } = input ?? {};
  return input && { ...input, ingredients: textRecord(ingredients), storage: textRecord(storage), origin: textRecord(origin) };
}

export function garmentRequest(input: GarmentInput | null | undefined): GarmentRequest | null | undefined {
  return input && { ...input, composition: textRecord(input.composition), origin: textRecord(input.origin) };
}
