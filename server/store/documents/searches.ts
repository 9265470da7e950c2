/** What shoppers look for. Nothing of who did. */

/** Words that found nothing. */
export interface MissedSearchDoc {
  /** The words, folded, with single spaces. */
  id: string;
  /** How often they were looked for. */
  count: number;
  /** The last day on which they were, in Malaysia, counted from 1970. */
  lastDay: number;
}
