import { noteSchema } from './return.ts';

/** Why the buyer wants to cancel a packed package, for its vendor. */
export const cancellationReasonSchema = noteSchema('noCancellationReason');
/** Why the vendor declines, for the buyer. */
export const cancellationRefusalSchema = noteSchema('noCancellationRefusal');
