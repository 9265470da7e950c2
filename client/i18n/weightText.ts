import { shownQuantity } from '#schema/rules/shownQuantity.ts';
import type { Translate } from './Translate.ts';

/** A weight or a number of pieces in the page's language: "500g" and "500 g" become "500 g", "10pcs" and "10 pcs" "10 pcs" in English. */
export function weightText(weight: string, t: Translate): string {
  const [, n] = /^(\d+) ?pcs?$/.exec(weight) ?? [];
  return n === undefined ? shownQuantity(weight) : t('ui.pieces', { n: Number(n) });
}
