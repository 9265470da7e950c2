/** Marks a store that a transfer or a seeding is filling in several transactions. No server starts on it. There is at most one. */
export interface FillingDoc {
  id: string;
  /** Whether data may have been written; false: the store was only created. */
  hasBegun: boolean;
}
