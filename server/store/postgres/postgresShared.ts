import type { SharedState } from '#server/store/sharedState.ts';
import { ATTEMPT_STATEMENTS, PostgresAttempts } from './attempts.ts';
import type { Run } from './connections.ts';
import { PICTURE_STATEMENTS, PostgresPictures } from './pictures.ts';
import { PostgresRateWindows, RATE_WINDOW_STATEMENTS } from './rateWindows.ts';
import { PostgresDocuments, REGISTERED_DOCUMENT_STATEMENTS } from './registeredDocuments.ts';

/** Interval at which every process independently deletes expired rows. */
const EXPIRY_MS = 60_000;

/** Tables for state that is not in documents. */
export const SHARED_STATEMENTS = [
  ...ATTEMPT_STATEMENTS,
  ...RATE_WINDOW_STATEMENTS,
  ...REGISTERED_DOCUMENT_STATEMENTS,
  ...PICTURE_STATEMENTS,
];

/** State that is not in documents, shared by all processes on one database. */
export class PostgresShared implements SharedState {
  readonly attempts: PostgresAttempts;
  readonly rateExchange: PostgresRateWindows;
  readonly registeredDocuments: PostgresDocuments;
  readonly pictureFiles: PostgresPictures;
  private readonly expiry = setInterval(() => void this.deleteExpired().catch(() => undefined), EXPIRY_MS).unref();

  /** `now` is the clock for attempts, windows and pictures. */
  constructor(run: Run, now: () => Date) {
    this.attempts = new PostgresAttempts(run, now);
    this.rateExchange = new PostgresRateWindows(run, now);
    this.registeredDocuments = new PostgresDocuments(run);
    this.pictureFiles = new PostgresPictures(run, now);
  }

  /** Deletes expired rows. If the database is unreachable, this is repeated a minute later. */
  async deleteExpired(): Promise<void> {
    await this.attempts.deleteExpired();
    await this.rateExchange.deleteExpired();
  }

  close(): void {
    clearInterval(this.expiry);
  }
}
