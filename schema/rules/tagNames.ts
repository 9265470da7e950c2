import { capitalised } from './capitalised.ts';

/** Tags with a translated name (messages `tags.*`). */
export const NAMED_TAGS = [
  'baby',
  'baking',
  'batik',
  'breakfast',
  'chilled',
  'cooking',
  'cotton',
  'curry',
  'everyday',
  'family',
  'festive',
  'formal',
  'fragrance',
  'fresh',
  'frozen',
  'gift',
  'gold',
  'handmade',
  'kids',
  'leather',
  'linen',
  'local',
  'natural',
  'office',
  'outdoor',
  'plastic-free',
  'raya',
  'ready-to-eat',
  'refill',
  'savoury',
  'seasonal',
  'silver',
  'snack',
  'songket',
  'spicy',
  'sweet',
  'tea-time',
  'training',
  'travel',
  'tropical',
  'vegetarian',
  'wooden',
  'wool',
  'woven',
] as const;

/** Message key of a tag's name; null for tags whose name is derived from the slug. */
export function tagKey(slug: string): `tags.${(typeof NAMED_TAGS)[number]}` | null {
  const tag = NAMED_TAGS.find((one) => one === slug);
  return tag === undefined ? null : `tags.${tag}`;
}

/** Name for a tag without a message: "new-arrival" becomes "New arrival". */
export function sentenceOf(slug: string): string {
  return capitalised(slug.replace(/(?<=[^-])-(?=[^-])/g, ' '));
}
