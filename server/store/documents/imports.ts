/** Product files being imported. The changes of the last import are in `productImports`. */
import type { LocalisedText } from '#schema/rules/localisedText.ts';

/** An import of a product file, stored from the upload until some minutes after its end. */
export interface ImportRunDoc {
  id: string;
  vendorId: string;
  /** The seller's session, checked with each batch. */
  userId: string;
  sessionId: string;
  /** REVOKED: the session or the vendor no longer belongs to the seller. FAILED: given up. Batches saved before remain saved. */
  state: 'RUNNING' | 'DONE' | 'REVOKED' | 'FAILED';
  startedAt: string;
  /** Number of rows in the file, and in the saved batches. */
  rowCount: number;
  savedRows: number;
  /** Number of transactions that have changed data; the first one discards the record of the previous import. */
  changedBatches: number;
  /** Original headings, by column. */
  headings: Record<string, string>;
}

/** Products of a file that are saved in one transaction. */
export interface ImportBatchDoc {
  /** The run's id and a number, such as "imp_1/0007", in the order of the file. */
  id: string;
  runId: string;
  /** Rows by product; empty once they are saved. */
  products: ImportedRowDoc[][];
  /** null until they are saved. */
  results: ImportResultRowDoc[] | null;
}

/** A row of a file: its cells by column, and parsing errors. */
export interface ImportedRowDoc {
  row: number;
  cells: Record<string, string>;
  errors: { column: string; text: LocalisedText }[];
}

/** Result of a row as shown to the vendor. */
export interface ImportResultRowDoc {
  /** Row number as in spreadsheets: the heading is row 1. */
  row: number;
  sku: string;
  /** Title from the file, else the stored title; empty if neither exists. */
  title: string;
  action: 'CREATE' | 'UPDATE' | 'UNCHANGED' | 'REJECT';
  /** Changes; empty if the row is new or has an error. `column` is the heading in the file. */
  changes: { column: string; before: string; after: string }[];
  /** `path` contains the column. */
  errors: { kind: 'InvalidInput'; code: 'INVALID'; path: string[]; text: LocalisedText }[];
  /** Cells that were imported but not fully understood. `column` is the heading in the file. Missing: none. */
  notices?: { column: string; text: LocalisedText }[];
}
