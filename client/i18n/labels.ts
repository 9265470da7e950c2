import { colourKey } from '#schema/rules/colours.ts';
import { sentenceOf, tagKey } from '#schema/rules/tagNames.ts';
import type { Translate } from './Translate.ts';

/** The name of a palette colour, or the hex value for any other colour. */
export function colourName(hex: string, t: Translate): string {
  const key = colourKey(hex);
  return key === null ? hex : t(key);
}

export function tagName(slug: string, t: Translate): string {
  const key = tagKey(slug);
  return key === null ? sentenceOf(slug) : t(key);
}
