/** Product files that are being imported. What the last import changed is in `productImports`. */
import type { LocalisedText } from '#schema/rules/localisedText.ts';

/** A write of a product file, from the moment at which it is stored; deleted some minutes after its end. */
export interface ImportRunDoc {
  id: string;
  vendorId: string;
  /** The seller's session, which is checked with each batch. */
  userId: string;
  sessionId: string;
  /** REVOKED: the session or the vendor was taken from its seller. FAILED: given up. What was saved until then stays. */
  state: 'RUNNING' | 'DONE' | 'REVOKED' | 'FAILED';
  startedAt: string;
  /** Rows of the file, and those of the saved batches. */
  rowCount: number;
  savedRows: number;
  /** Number of transactions that have changed something: the first discards the record of the import before. */
  changedBatches: number;
  /** Original headings, by column. */
  headings: Record<string, string>;
}

/** Products of a file that are saved in one transaction. */
export interface ImportBatchDoc {
  /** The run's id and a number, such as "imp_1/0007": batches are in the order of the file. */
  id: string;
  runId: string;
  /** Rows by product; empty once they are saved. */
  products: ImportedRowDoc[][];
  /** null until they are saved. */
  results: ImportResultRowDoc[] | null;
}

/** A row of a file: its cells by column, and the errors that parsing has found. */
export interface ImportedRowDoc {
  row: number;
  cells: Record<string, string>;
  errors: { column: string; text: LocalisedText }[];
}

/** Result of a row, as its vendor sees it. */
export interface ImportResultRowDoc {
  /** As in spreadsheets: the heading is row 1. */
  row: number;
  sku: string;
  /** The product's title, from the file or else as stored; empty when neither has one. */
  title: string;
  action: 'CREATE' | 'UPDATE' | 'UNCHANGED' | 'REJECT';
  /** Its changes; empty when it is new or has an error. `column` is the heading in the file. */
  changes: { column: string; before: string; after: string }[];
  /** `path` names the column. */
  errors: { kind: 'InvalidInput'; code: 'INVALID'; path: string[]; text: LocalisedText }[];
  /** What was imported, but not fully understood. `column` is the heading in the file. Missing: none. */
  notices?: { column: string; text: LocalisedText }[];
}
