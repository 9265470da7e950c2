/** Product files being imported. The last import's changes are in `productImports`. */
import type { LocalisedText } from '#schema/rules/localisedText.ts';

/** An import of a product file, stored from the upload until a few minutes after its end. */
export interface ImportRunDoc {
  id: string;
  vendorId: string;
  /** The seller's session, which is checked with each batch. */
  userId: string;
  sessionId: string;
  /** REVOKED: the session or the vendor no longer belongs to the seller. FAILED: given up. Batches that were already saved remain saved. */
  state: 'RUNNING' | 'DONE' | 'REVOKED' | 'FAILED';
  startedAt: string;
  /** Number of rows in the file, and in the saved batches. */
  rowCount: number;
  savedRows: number;
  /** Number of transactions that have changed data; the first of them discards the previous import's record. */
  changedBatches: number;
  /** Original headings, by column. */
  headings: Record<string, string>;
}

/** Products from a file that are saved in one transaction. */
export interface ImportBatchDoc {
  /** The run's id and a number, such as "imp_1/0007", in the order of the file. */
  id: string;
  runId: string;
  /** Rows by product; empty once they are saved. */
  products: ImportedRowDoc[][];
  /** Null until the products are saved. */
  results: ImportResultRowDoc[] | null;
}

/** A row of a file: its cells by column, and its parsing errors. */
export interface ImportedRowDoc {
  row: number;
  cells: Record<string, string>;
  errors: { column: string; text: LocalisedText }[];
}

/** A row's result as shown to the vendor. */
export interface ImportResultRowDoc {
  /** Row number as in spreadsheets: the heading is row 1. */
  row: number;
  sku: string;
  /** Title from the file, otherwise the stored title; empty if neither exists. */
  title: string;
  action: 'CREATE' | 'UPDATE' | 'UNCHANGED' | 'REJECT';
  /** Changes; empty if the row is new or has an error. `column` is the heading in the file. */
  changes: { column: string; before: string; after: string }[];
  /** `path` contains the column. */
  errors: { kind: 'InvalidInput'; code: 'INVALID'; path: string[]; text: LocalisedText }[];
  /** Cells that were imported but not fully understood. `column` is the heading in the file. Missing if there are none. */
  notices?: { column: string; text: LocalisedText }[];
}
