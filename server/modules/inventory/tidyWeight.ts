import { parseMeasure } from '#server/modules/catalog/unitPrice.ts';
import { tidyLine } from '#server/platform/input/tidyText.ts';

/** A weight label as it is kept: "500 G" as "500g", so that one weight is one value of the filter; other words stay. */
export function tidyWeight(text: string): string {
  const label = tidyLine(text);
  return parseMeasure(label) === null ? label : label.replaceAll(' ', '').toLowerCase();
}
