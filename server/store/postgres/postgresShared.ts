import type { SharedState } from '#server/store/sharedState.ts';
import { ATTEMPT_STATEMENTS, PostgresAttempts } from './attempts.ts';
import type { Run } from './connections.ts';
import { PICTURE_STATEMENTS, PostgresPictures } from './pictures.ts';
import { PostgresRateWindows, RATE_WINDOW_STATEMENTS } from './rateWindows.ts';
import { PostgresDocuments, REGISTERED_DOCUMENT_STATEMENTS } from './registeredDocuments.ts';

/** Interval of deleting expired rows, in every process independently. */
const EXPIRY_MS = 60_000;

/** Tables of the state outside of documents. */
export const SHARED_STATEMENTS = [
  ...ATTEMPT_STATEMENTS,
  ...RATE_WINDOW_STATEMENTS,
  ...REGISTERED_DOCUMENT_STATEMENTS,
  ...PICTURE_STATEMENTS,
];

/** State outside of documents that all processes on one database share. */
export class PostgresShared implements SharedState {
  readonly attempts: PostgresAttempts;
  readonly rateExchange: PostgresRateWindows;
  readonly registeredDocuments: PostgresDocuments;
  readonly pictureFiles: PostgresPictures;
  private readonly expiry = setInterval(() => void this.deleteExpired().catch(() => undefined), EXPIRY_MS).unref();

  /** `now`: clock for attempts, windows and pictures. */
  constructor(run: Run, now: () => Date) {
    this.attempts = new PostgresAttempts(run, now);
    this.rateExchange = new PostgresRateWindows(run, now);
    this.registeredDocuments = new PostgresDocuments(run);
    this.pictureFiles = new PostgresPictures(run, now);
  }

  /** Deletes expired rows. If the database is unreachable, it is repeated a minute later. */
  async deleteExpired(): Promise<void> {
    await this.attempts.deleteExpired();
    await this.rateExchange.deleteExpired();
  }

  close(): void {
    clearInterval(this.expiry);
  }
}
