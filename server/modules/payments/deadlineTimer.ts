/** One-shot timer that fires at the earliest of the deadlines set, and never after `close`. It does not keep the process alive. */
export class DeadlineTimer {
  private timer: NodeJS.Timeout | null = null;
  /** Deadline on the monotonic clock. */
  private at = 0;
  isClosed = false;

  /** `ring` must not reject. */
  constructor(private readonly ring: () => Promise<void>) {}

  setIn(ms: number): void {
    const at = performance.now() + ms;
    if (this.isClosed || (this.timer !== null && this.at <= at)) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.at = at;
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.ring();
    }, ms);
    this.timer.unref();
  }

  close(): void {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
