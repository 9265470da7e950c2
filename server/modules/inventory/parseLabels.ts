import { MEASURES } from '#schema/rules/garments.ts';
import { foodSchema, garmentSchema, gtin } from '#schema/rules/inputs/productDetails.ts';
import { ownTextsOf, type LocalisedText } from '#schema/rules/localisedText.ts';
import type { VendorError } from '#server/modules/vendors/index.ts';
import { parseInput } from '#server/platform/input/parseInput.ts';
import type { FoodDoc, GarmentDoc, ProductDoc } from '#server/store/documents/catalog.ts';
import type { FoodRequest, GarmentRequest, ProductRequest } from './productRequest.ts';

export type ProductLabels = Required<Pick<ProductDoc, 'gtin' | 'food' | 'garment'>>;

/** A product's barcode number and labels after a request. Omitted fields and languages stay unchanged, and null clears a field. */
export function parseLabels(request: ProductRequest, before: ProductDoc | null): { labels: ProductLabels; errors: VendorError[] } {
  const number = parseInput(gtin, request.gtin ?? '', 'gtin');
  const food = parseInput(foodSchema, foodForm(request.food, before?.food ?? null), 'food');
  const garment = parseInput(garmentSchema, garmentForm(request.garment, before?.garment ?? null), 'garment');
  return {
    labels: {
      gtin: request.gtin === undefined ? (before?.gtin ?? null) : number.value,
      // A stored label stays valid if a limit is lowered.
      food: request.food === undefined ? (before?.food ?? null) : food.value,
      garment: request.garment === undefined ? (before?.garment ?? null) : garment.value,
    },
    errors: [
      ...number.errors,
      ...(request.food === undefined ? [] : food.errors),
      ...(request.garment === undefined ? [] : garment.errors),
    ],
  };
}

type FoodForm = Parameters<typeof parseInput<typeof foodSchema>>[1];
type GarmentForm = Parameters<typeof parseInput<typeof garmentSchema>>[1];

function foodForm(requested: FoodRequest | null | undefined, stored: FoodDoc | null): FoodForm {
  const before = requested === null ? null : stored;
  const { ingredients, allergens, mayContain, storage, shelfLifeDays, origin } = requested ?? {};
  return {
    ingredients: texts(ingredients, before?.ingredients),
    allergens: list(allergens, before?.allergens),
    mayContain: list(mayContain, before?.mayContain),
    storage: texts(storage, before?.storage),
    shelfLifeDays: shelfLifeDays === undefined ? (before?.shelfLifeDays ?? null) : shelfLifeDays,
    origin: texts(origin, before?.origin),
  };
}

function garmentForm(requested: GarmentRequest | null | undefined, stored: GarmentDoc | null): GarmentForm {
  const before = requested === null ? null : stored;
  const { composition, origin, care, measures } = requested ?? {};
  return {
    composition: texts(composition, before?.composition),
    origin: texts(origin, before?.origin),
    care: list(care, before?.care),
    measures: list(measures, before?.measures).map(({ size, ...one }) => ({
      size,
      ...Object.fromEntries(MEASURES.map((name) => [name, one[name] ?? null])),
    })),
  };
}

function texts(requested: LocalisedText | null | undefined, stored: LocalisedText | null | undefined): LocalisedText {
  return requested === null ? {} : { ...ownTextsOf(stored ?? {}), ...requested };
}

function list<Value>(requested: readonly Value[] | null | undefined, stored: readonly Value[] | undefined): Value[] {
  return [...(requested === undefined ? (stored ?? []) : (requested ?? []))];
}
