const INTERVAL_MS = 60_000;

/** Logs the first of several identical warnings, then their number at most once a minute, so that overload does not flood the log. */
export class RepeatedWarnings {
  private readonly held = new Map<string, { since: number; count: number }>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Calls `write` with the number of occurrences since the last call for this key, which is 0 for the first. */
  note(key: string, write: (repeated: number) => void): void {
    const known = this.held.get(key);
    if (known !== undefined && this.now() - known.since < INTERVAL_MS) {
      known.count += 1;
      return;
    }
    this.held.set(key, { since: this.now(), count: 0 });
    write(known === undefined ? 0 : known.count);
  }
}
