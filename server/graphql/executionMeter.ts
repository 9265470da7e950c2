import { performance } from 'node:perf_hooks';

/**
 * Measures the processor time of operations, in microseconds. Of several that run at once each gets an equal part, since a waiting one cannot
 * be told from a working one.
 */
export class ExecutionMeter {
  private running = 0;
  /** Processor time of one operation that had run all along. */
  private share = 0;
  private last = readings();

  /** Begins an operation; the returned function ends it. */
  start(): () => number {
    this.advance();
    this.running += 1;
    const before = this.share;
    return () => {
      this.advance();
      this.running -= 1;
      return Math.round(this.share - before);
    };
  }

  private advance(): void {
    const now = readings();
    // Processor time, so that a busy machine charges nobody; no more than has passed, since other threads work beside this one.
    const spent = Math.min(now.processorUs - this.last.processorUs, now.passedUs - this.last.passedUs);
    if (this.running > 0) this.share += spent / this.running;
    this.last = now;
  }
}

function readings() {
  const { user, system } = process.cpuUsage();
  return { processorUs: user + system, passedUs: performance.now() * 1000 };
}
