import { constants, PerformanceObserver, type PerformanceEntry } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { StoreFull, StoreReadOnly, type Transaction } from '#server/store/transaction.ts';

/** Multiple of the floor below which growth is refused, so that orders are the last to be refused. */
const GROWTH_FLOORS = 2;

/** V8's young generation, which counts towards the heap limit but holds no lasting data. */
const YOUNG_BYTES = 48 * 2 ** 20;

/** Heap sizes in bytes. */
export interface Heap {
  used: number;
  limit: number;
}

/**
 * Watches the free heap, so that the process refuses work before it runs out of memory. Measures after full garbage collections,
 * because in between garbage would look like data; V8 collects before it gives up, so every shortage is noticed. Below twice the
 * floor it refuses growth (imports, pictures, new vendors and products), and below the floor all writes.
 */
export class MemoryWatch {
  /** Free bytes after the last full garbage collection. */
  freeBytes: number;
  private readonly limitBytes: number;
  private step: 'ROOMY' | 'NO_GROWTH' | 'NO_WRITES' = 'ROOMY';
  private readonly observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(isFullCollection)) this.check();
  });

  /**
   * `floorShare` is the share of the heap limit that must be free for orders; with 0, nothing is refused. `onStep` receives a
   * notice for the operator.
   */
  constructor(
    private readonly floorShare = 0,
    private readonly onStep: (notice: string) => void = () => undefined,
    private readonly read: () => Heap = readHeap,
  ) {
    this.limitBytes = read().limit;
    this.freeBytes = this.limitBytes;
    if (floorShare > 0) this.observer.observe({ entryTypes: ['gc'] });
  }

  /** Free bytes below which growth is refused, and below which all writes are. */
  get floors(): { growth: number; writes: number } {
    const writes = this.limitBytes * this.floorShare;
    return { growth: GROWTH_FLOORS * writes, writes };
  }

  get refusesGrowth(): boolean {
    return this.step !== 'ROOMY';
  }

  get refusesWrites(): boolean {
    return this.step === 'NO_WRITES';
  }

  /** Throws StoreFull if memory is too low for growth, or for work that temporarily needs this many bytes. */
  expectRoom(bytes = 0): void {
    if (this.floorShare === 0) return;
    if (this.refusesGrowth || this.freeBytes - bytes < this.floors.writes) throw new StoreFull();
  }

  /** A transaction that refuses to store documents while memory is low. Deletions are allowed. */
  guard(transaction: Transaction): Transaction {
    if (!this.refusesWrites) return transaction;
    return {
      get: transaction.get.bind(transaction),
      query: transaction.query.bind(transaction),
      count: transaction.count.bind(transaction),
      delete: transaction.delete.bind(transaction),
      put: () => Promise.reject(new StoreReadOnly('memory', this.freeBytes, this.floors.writes)),
    };
  }

  /** Records the current heap, as measured after a full garbage collection. */
  check(): void {
    this.freeBytes = this.limitBytes - this.read().used;
    const { growth, writes } = this.floors;
    const step = this.freeBytes < writes ? 'NO_WRITES' : this.freeBytes < growth ? 'NO_GROWTH' : 'ROOMY';
    if (step === this.step) return;
    this.step = step;
    this.onStep(NOTICES[step]);
  }

  close(): void {
    this.observer.disconnect();
  }
}

const NOTICES = {
  ROOMY: 'there is enough memory again: everything is accepted',
  NO_GROWTH: 'memory is short: imports, uploads, new vendors and new products are refused',
  NO_WRITES: 'memory is nearly full: nothing is saved or ordered',
} as const;

function isFullCollection(entry: PerformanceEntry & { detail?: unknown }): boolean {
  return (entry.detail as { kind?: number }).kind === constants.NODE_PERFORMANCE_GC_MAJOR;
}

function readHeap(): Heap {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return { used, limit: limit - YOUNG_BYTES };
}
