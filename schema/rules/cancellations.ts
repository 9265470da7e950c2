/** Rules for cancelling packages. */
import type { MalaysianState } from './malaysianStates.ts';
import { afterWorkingDays } from './workingDays.ts';

/** Hours in which a vendor answers a buyer's request to cancel a packed package. Silence is consent. */
export const CANCELLATION_ANSWER_HOURS = 24;
/** Working days after the promised day from which the buyer may cancel a package that is not shipped. */
export const LATE_WORKING_DAYS = 2;

/** The last moment at which a package promised for a day is not yet late, in the working days of the buyer's state. */
export function lateAfter(expectedBy: string, state: MalaysianState): Date {
  return afterWorkingDays(new Date(expectedBy), LATE_WORKING_DAYS, state);
}
