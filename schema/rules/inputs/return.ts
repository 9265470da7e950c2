import * as v from 'valibot';
import { MAX_LINES, MAX_NOTE_LENGTH } from '../limits.ts';
import { tidyParagraphs } from '../tidyText.ts';
import { check, requiredText } from './fields.ts';
import type { InputKey } from './inputKeys.ts';

interface ReturnLine {
  lineId: string;
  quantity: number;
}

/** Merges entries by line. A quantity below one invalidates the whole entry. */
function mergeLines(lines: ReturnLine[]): ReturnLine[] {
  const merged = new Map<string, number>();
  for (const { lineId, quantity } of lines.slice(0, MAX_LINES)) {
    merged.set(lineId, (merged.get(lineId) ?? 0) + (quantity < 1 ? -Infinity : quantity));
  }
  return [...merged].map(([lineId, quantity]) => ({ lineId, quantity }));
}

/** Text that the other side of a return reads. */
const note = (missing: InputKey) => requiredText(missing, MAX_NOTE_LENGTH, tidyParagraphs);

/** Units to return. Whether they can be is decided with the package. */
export const returnLinesSchema = v.pipe(
  v.array(v.object({ lineId: v.string(), quantity: v.number() })),
  check((lines) => lines.length > 0, 'noReturnLines'),
  v.transform(mergeLines),
);
export const returnReasonSchema = note('noReason');
export const returnInstructionsSchema = note('noInstructions');
export const returnRefusalSchema = note('noRefusal');

export type ReturnInput = { lines: v.InferInput<typeof returnLinesSchema>; reason: string };
