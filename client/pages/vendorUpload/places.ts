import { fieldIn } from '#schema/rules/localisedText.ts';
import { LOCALES } from '#schema/rules/locales.ts';

/** The parts of the form, in the order of the page. */
const ORDER: readonly string[] = [
  'images',
  ...LOCALES.map((locale) => fieldIn('title', locale)),
  'category',
  'brand',
  ...LOCALES.map((locale) => fieldIn('description', locale)),
  'tags',
  'attributes',
  'color',
  'label',
  'price',
  'wasPrice',
  'variants',
  'rows',
  'weight',
  'fulfilment',
  'halal',
];

/** The id of the field at a place of the form, such as "halal.expires". */
export function fieldId(place: string): string {
  return `product-${encodeURIComponent(place)}`;
}

/** What went wrong, from top to bottom. */
export function inOrderOfPage<Problem extends { field: string }>(problems: readonly Problem[]): Problem[] {
  const rank = ({ field }: Problem) => ORDER.indexOf(/^product-([a-zA-Z]+)/.exec(field)?.[1] ?? '');
  return [...problems].sort((left, right) => rank(left) - rank(right));
}
