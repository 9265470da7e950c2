import * as v from 'valibot';
import { MAX_LINES, MAX_NOTE_LENGTH } from '../limits.ts';
import { normaliseParagraphs } from '../normaliseText.ts';
import { USUAL_CAUSES, type ReturnCause } from '../returns.ts';
import { isTelling } from '../tellingText.ts';
import { check, optionalText, parser, requiredText } from './fields.ts';
import type { FormKey, InputKey } from './inputKeys.ts';

interface ReturnLine {
  lineId: string;
  quantity: number;
}

/** Merges entries by line. A quantity below one makes the whole entry invalid. */
function mergeLines(lines: ReturnLine[]): ReturnLine[] {
  const merged = new Map<string, number>();
  for (const { lineId, quantity } of lines.slice(0, MAX_LINES)) {
    merged.set(lineId, (merged.get(lineId) ?? 0) + (quantity < 1 ? -Infinity : quantity));
  }
  return [...merged].map(([lineId, quantity]) => ({ lineId, quantity }));
}

/** Text for the other party in a return or cancellation. */
export const noteSchema = (missing: InputKey) => requiredText(missing, MAX_NOTE_LENGTH, normaliseParagraphs);

/** Units to return. Whether they can be returned is checked with the package. */
export const returnLinesSchema = v.pipe(
  v.array(v.object({ lineId: v.string(), quantity: v.number() })),
  check((lines) => lines.length > 0, 'noReturnLines'),
  v.transform(mergeLines),
);
export const returnReasonSchema = noteSchema('noReason');

const CAUSE = { cause: v.picklist([...USUAL_CAUSES, 'OTHER']), note: optionalText(MAX_NOTE_LENGTH, normaliseParagraphs) };

/** Another reason than the usual ones needs a note. */
const hasNote = ({ cause, note }: { cause: ReturnCause; note: string | null }) => cause !== 'OTHER' || isTelling(note ?? '');

/** The reason for a return. */
export const returnCauseSchema = v.pipe(
  v.object(CAUSE),
  v.forward(v.partialCheck([['cause'], ['note']], hasNote, 'noReason' satisfies InputKey), ['note']),
);

export const returnInstructionsSchema = noteSchema('noInstructions');
export const returnRefusalSchema = noteSchema('noRefusal');

/** The vendor's form for a received return: whether its units can be sold again. */
export const restockSchema = v.object({ restock: v.picklist(['yes', 'no'], 'restock' satisfies FormKey) });

/** The buyer's form: units of each returnable line (0 for none) and a reason. */
export const returnFormSchema = (returnable: readonly ReturnLine[]) =>
  v.pipe(
    v.object({
      lines: v.pipe(
        v.array(v.object({ lineId: v.string(), quantity: v.number() })),
        parser((lines, refuse) => {
          const left = new Map(returnable.map(({ lineId, quantity }) => [lineId, quantity]));
          lines.forEach(({ lineId, quantity }, index) => {
            if (quantity < 0 || quantity > (left.get(lineId) ?? 0)) refuse('quantity', index);
          });
          if (lines.every(({ quantity }) => quantity === 0)) refuse('noReturnLines', 0);
          return lines;
        }),
      ),
      ...CAUSE,
    }),
    v.forward(v.partialCheck([['cause'], ['note']], hasNote, 'noReason' satisfies InputKey), ['note']),
  );

export interface ReturnInput {
  lines: v.InferInput<typeof returnLinesSchema>;
  /** Null if `reason` is given. */
  cause?: ReturnCause | null;
  note?: string | null;
  /** Deprecated: any reason, as text. */
  reason?: string | null;
}
