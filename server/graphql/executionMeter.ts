import { performance } from 'node:perf_hooks';

/**
 * Measures the processor time of operations, in microseconds. Concurrent operations share it equally, because a waiting one
 * cannot be distinguished from a working one.
 */
export class ExecutionMeter {
  private running = 0;
  /** Processor time of an operation that has run since the start. */
  private share = 0;
  private last = readings();

  /** Starts measuring an operation; the returned function ends it. */
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
    // Processor time, so that a busy machine charges nobody; limited to the elapsed time, because other threads work as well.
    const spent = Math.min(now.processorUs - this.last.processorUs, now.passedUs - this.last.passedUs);
    if (this.running > 0) this.share += spent / this.running;
    this.last = now;
  }
}

function readings() {
  const { user, system } = process.cpuUsage();
  return { processorUs: user + system, passedUs: performance.now() * 1000 };
}
