/** Search statistics, without personal data. */

/** A search without results. */
export interface MissedSearchDoc {
  /** The search words, folded, with single spaces. */
  id: string;
  /** Number of searches. */
  count: number;
  /** Last day of such a search, in Malaysia, counted from 1970. */
  lastDay: number;
}
