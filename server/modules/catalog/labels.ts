import { colourKey } from '#schema/rules/colours.ts';
import { facetValueKey } from '#schema/rules/facetLabels.ts';
import type { FacetKey } from '#schema/rules/facets.ts';
import { byLocale } from '#schema/rules/locales.ts';
import { inEveryLanguage, type LocalisedText } from '#schema/rules/localisedText.ts';
import { shownQuantity } from '#schema/rules/shownQuantity.ts';
import { sentenceOf, tagKey } from '#schema/rules/tagNames.ts';
import { translations } from '#server/platform/messages.ts';

/** Label of a facet's fixed value; null for other values. */
export function fixedLabel(facet: FacetKey, value: string): LocalisedText | null {
  const key = facetValueKey(facet, value);
  return key === null ? null : translations(key);
}

/** Name of a palette colour; null for other colours. */
export function colourLabel(hex: string): LocalisedText | null {
  const key = colourKey(hex);
  return key === null ? null : translations(key);
}

/** A tag's name; a tag without a message is named after its slug. */
export function tagLabel(slug: string): LocalisedText {
  const key = tagKey(slug);
  return key === null ? byLocale(() => sentenceOf(slug)) : translations(key);
}

/** Label of a weight ("500 g") or a number of pieces. */
export function weightLabel(value: string): LocalisedText {
  const [, n] = /^(\d+)\s*pcs$/i.exec(value) ?? [];
  return n === undefined ? inEveryLanguage(shownQuantity(value)) : translations('facetValues.pieces', { n: Number(n) });
}

const OPTION_LABELS = { weight: 'facets.WEIGHT', size: 'facets.SIZE', color: 'facets.COLOR' } as const;
export const OPTION_KEYS = Object.keys(OPTION_LABELS) as (keyof typeof OPTION_LABELS)[];

/** Name of an option; null for options that exist only in old documents. */
export function optionLabel(key: string): LocalisedText | null {
  return Object.hasOwn(OPTION_LABELS, key) ? translations(OPTION_LABELS[key as keyof typeof OPTION_LABELS]) : null;
}
