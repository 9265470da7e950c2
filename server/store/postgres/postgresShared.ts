import type { SharedState } from '#server/store/sharedState.ts';
import { ATTEMPT_STATEMENTS, PostgresAttempts } from './attempts.ts';
import type { Run } from './connections.ts';
import { PICTURE_STATEMENTS, PostgresPictures } from './pictures.ts';
import { PostgresRateWindows, RATE_WINDOW_STATEMENTS } from './rateWindows.ts';
import { PostgresDocuments, REGISTERED_DOCUMENT_STATEMENTS } from './registeredDocuments.ts';

/** Interval at which expired rows are deleted. Every process does so: none depends on another. */
const EXPIRY_MS = 60_000;

/** Tables of the state that is no document. */
export const SHARED_STATEMENTS = [
  ...ATTEMPT_STATEMENTS,
  ...RATE_WINDOW_STATEMENTS,
  ...REGISTERED_DOCUMENT_STATEMENTS,
  ...PICTURE_STATEMENTS,
];

/** What all processes on one database share beside documents. */
export class PostgresShared implements SharedState {
  readonly attempts: PostgresAttempts;
  readonly rateExchange: PostgresRateWindows;
  readonly registeredDocuments: PostgresDocuments;
  readonly pictureFiles: PostgresPictures;
  private readonly expiry = setInterval(() => void this.deleteExpired().catch(() => undefined), EXPIRY_MS).unref();

  /** `now`: the clock by which attempts, windows and pictures are timed. */
  constructor(run: Run, now: () => Date) {
    this.attempts = new PostgresAttempts(run, now);
    this.rateExchange = new PostgresRateWindows(run, now);
    this.registeredDocuments = new PostgresDocuments(run);
    this.pictureFiles = new PostgresPictures(run, now);
  }

  /** Deletes rows that count no more. An unreachable database is tried again a minute later. */
  async deleteExpired(): Promise<void> {
    await this.attempts.deleteExpired();
    await this.rateExchange.deleteExpired();
  }

  close(): void {
    clearInterval(this.expiry);
  }
}
