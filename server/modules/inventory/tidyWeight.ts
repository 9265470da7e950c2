import { parseMeasure } from '#server/modules/catalog/index.ts';
import { tidyLine } from '#schema/rules/tidyText.ts';

/** Normalises a weight label ("500 G" to "500g"), so that one weight is one filter value; other texts stay unchanged. */
export function tidyWeight(text: string): string {
  const label = tidyLine(text);
  return parseMeasure(label) === null ? label : label.replaceAll(' ', '').toLowerCase();
}
