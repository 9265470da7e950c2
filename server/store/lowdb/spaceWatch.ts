import { StoreReadOnly } from '#server/store/transaction.ts';
import type { FileSystem } from './fileSystem.ts';

const CHECK_MS = 2000;
/** Bytes written between two checks of the disk. */
const CHECK_BYTES = 8 << 20;
/** Hysteresis: writes resume only above this multiple of the floor. */
const MARGIN = 1.25;

/** Watches the free space on a folder's disk, so that writes stop while there is still enough space to complete those that have started. */
export class SpaceWatch {
  /** Reason why writes are refused; null if there is space. */
  refusal: StoreReadOnly | null = null;
  /** Free bytes at the last check. */
  free = Infinity;
  private unchecked = 0;
  private timer: NodeJS.Timeout | null = null;

  /** With a `floorBytes` of 0, writes are never refused. */
  constructor(
    private readonly files: FileSystem,
    private readonly directory: string,
    readonly floorBytes: number,
    private readonly checkMs = CHECK_MS,
  ) {}

  /** Checks periodically until stopped, and calls `onCheck` after each check. */
  start(onCheck: () => void): void {
    this.timer = setInterval(() => void this.check().then(onCheck), this.checkMs);
    this.timer.unref();
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  /** Checks the disk. If the free space is unavailable, the last value is retained. */
  async check(): Promise<void> {
    this.unchecked = 0;
    const free = await this.files.freeBytes(this.directory).catch(() => null);
    if (free === null) return;
    this.free = free;
    const wanted = this.refusal === null ? this.floorBytes : this.floorBytes * MARGIN;
    this.refusal = free < wanted ? new StoreReadOnly('disk', free, wanted) : null;
  }

  /** Checks the disk if much has been written since the last check. */
  async wrote(bytes: number): Promise<void> {
    this.unchecked += bytes;
    if (this.unchecked >= CHECK_BYTES) await this.check();
  }

  /** Whether the floor remains free after writing this many bytes. */
  hasRoomFor(bytes: number): boolean {
    return this.free - bytes >= this.floorBytes;
  }
}
