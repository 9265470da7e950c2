/**
 * Marks a store that a transfer or the seed is filling in several transactions. No server starts on such a store. There is at
 * most one of these documents.
 */
export interface FillingDoc {
  id: string;
  /** Whether data may have been written; false if the store was only created. */
  hasBegun: boolean;
}
