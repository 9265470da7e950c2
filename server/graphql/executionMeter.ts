import { performance } from 'node:perf_hooks';

/**
 * Measures the CPU time of operations, in microseconds. Concurrent operations share it equally, because a waiting operation
 * cannot be distinguished from a working one.
 */
export class ExecutionMeter {
  private running = 0;
  /** CPU time attributed to an operation that has been running since the meter was created. */
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
    // CPU time, so that callers are not charged for a busy machine; limited to the elapsed time, because other threads use the CPU as well.
    const spent = Math.min(now.processorUs - this.last.processorUs, now.passedUs - this.last.passedUs);
    if (this.running > 0) this.share += spent / this.running;
    this.last = now;
  }
}

function readings() {
  const { user, system } = process.cpuUsage();
  return { processorUs: user + system, passedUs: performance.now() * 1000 };
}
