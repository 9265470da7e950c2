import { StoreReadOnly } from '../core/storeErrors.ts';
import type { FileSystem } from './fileSystem.ts';

const CHECK_MS = 2000;
/** So much may be written before the disk is looked at again. */
const CHECK_BYTES = 8 << 20;
/** Writing goes on only once there is this much more than the floor: not to and fro with every file. */
const MARGIN = 1.25;

/** Watches how much room the disk of a folder has, so that writing stops while there is still enough to finish what was begun. */
export class SpaceWatch {
  /** Why nothing may be written now; null: there is room. */
  refusal: StoreReadOnly | null = null;
  /** Bytes that were free when it last looked. */
  free = Infinity;
  readonly #files: FileSystem;
  readonly #directory: string;
  readonly floorBytes: number;
  #unchecked = 0;
  #timer: NodeJS.Timeout | null = null;

  readonly #checkMs: number;

  /** `floorBytes` 0 never refuses. */
  constructor(files: FileSystem, directory: string, floorBytes: number, checkMs = CHECK_MS) {
    this.#files = files;
    this.#directory = directory;
    this.floorBytes = floorBytes;
    this.#checkMs = checkMs;
  }

  /** Looks again every few seconds until it is stopped, and tells `onCheck` of it. */
  start(onCheck: () => void): void {
    this.#timer = setInterval(() => void this.check().then(onCheck), this.#checkMs);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** Looks at the disk; one that does not say how full it is counts as before. */
  async check(): Promise<void> {
    this.#unchecked = 0;
    const free = await this.#files.freeBytes(this.#directory).catch(() => null);
    if (free === null) return;
    this.free = free;
    const wanted = this.refusal === null ? this.floorBytes : this.floorBytes * MARGIN;
    this.refusal = free < wanted ? new StoreReadOnly(free, wanted) : null;
  }

  /** Looks at the disk when much was written since it last did. */
  async wrote(bytes: number): Promise<void> {
    this.#unchecked += bytes;
    if (this.#unchecked >= CHECK_BYTES) await this.check();
  }

  /** Whether so many bytes more would leave the floor. */
  hasRoomFor(bytes: number): boolean {
    return this.free - bytes >= this.floorBytes;
  }
}
