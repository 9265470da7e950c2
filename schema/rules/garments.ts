/** Signs of a care label. */
export const CARE_SIGNS = [
  'HAND_WASH',
  'WASH_30',
  'WASH_40',
  'NO_BLEACH',
  'DRY_SHADE',
  'NO_TUMBLE',
  'IRON_LOW',
  'IRON_MEDIUM',
  'DRY_CLEAN',
] as const;
export type CareSign = (typeof CARE_SIGNS)[number];

/** Lengths that are measured on a garment laid flat, in the order of the table. */
export const MEASURES = ['chest', 'waist', 'hips', 'length', 'sleeve', 'inseam'] as const;
export type Measure = (typeof MEASURES)[number];

/** Millimetres; null if it is not measured. */
export type Measures = Record<Measure, number | null>;

/** The measures that at least one size states. */
export function statedMeasures(sizes: readonly Readonly<Partial<Measures>>[]): Measure[] {
  return MEASURES.filter((measure) => sizes.some((size) => size[measure] != null));
}
