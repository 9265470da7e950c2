/** The mark of a store that a transfer or a seeding is filling in several transactions: no server starts on it. There is one at most. */
export interface FillingDoc {
  id: string;
  /** Whether anything may have been written; false: the store was created for it. */
  hasBegun: boolean;
}
