import path from 'node:path';
import type { FileSystem, WritableFile } from '#server/store/lowdb/fileSystem.ts';

const SECTOR_BYTES = 512;

/** The bytes of a single write. */
interface Extent {
  bytes: Buffer;
  /**
   * `dirty`: only in the page cache; `synced`: on the disk; `clean`: a sync failed, after which Linux treats the page as written, so that
   * no later sync writes it although every process still reads it.
   */
  state: 'dirty' | 'synced' | 'clean';
}

interface Inode {
  extents: Extent[];
}

/** A change to the directory that no sync of the folder has made durable yet. Without an inode, the name is removed. */
interface NameChange {
  name: string;
  inode: Inode | null;
}

export type DiskCall = `${'create' | 'append' | 'write' | 'sync' | 'rename' | 'syncFolder' | 'remove'} ${string}`;

/** Decides whether a call fails: null executes it; an error code makes it fail, a write after its first half. */
export type Fault = (call: DiskCall, number: number) => string | null;

/** Error code on a machine without power. When a sync fails with it, the bytes may or may not have reached the disk. */
export const POWER_OFF = 'EPOWER';

/** Returns random numbers in [0, 1). */
type Random = () => number;

/**
 * An in-memory disk that models a power loss. A file keeps its synced bytes and any sectors from later writes; a folder keeps the names
 * from its last sync and any prefix of later changes. Unsynced data stays unsynced when the process restarts: `copy` is the disk that the
 * next process finds, and `afterPowerLoss` is the disk after the machine has restarted.
 */
export class SimulatedDisk implements FileSystem {
  /** All modifying calls, in order. */
  readonly calls: DiskCall[] = [];
  fault: Fault = () => null;
  free = Infinity;
  private names = new Map<string, Inode>();
  private syncedNames = new Map<string, Inode>();
  private unsynced: NameChange[][] = [];

  async makeFolder(): Promise<void> {}

  async list(folder: string): Promise<string[]> {
    return [...this.names.keys()].filter((name) => path.dirname(name) === folder).map((name) => path.basename(name));
  }

  async *read(file: string): AsyncGenerator<Buffer> {
    yield this.bytesOf(file);
  }

  async create(file: string): Promise<WritableFile> {
    this.call(`create ${path.basename(file)}`);
    const inode: Inode = { extents: [] };
    this.change([{ name: file, inode }]);
    return this.open(file, inode);
  }

  async append(file: string): Promise<WritableFile> {
    this.call(`append ${path.basename(file)}`);
    return this.open(file, this.inode(file));
  }

  async rename(from: string, to: string): Promise<void> {
    this.call(`rename ${path.basename(to)}`);
    this.change([
      { name: from, inode: null },
      { name: to, inode: this.inode(from) },
    ]);
  }

  async syncFolder(): Promise<void> {
    this.call('syncFolder .');
    this.syncedNames = new Map(this.names);
    this.unsynced = [];
  }

  async remove(file: string): Promise<void> {
    this.call(`remove ${path.basename(file)}`);
    this.inode(file);
    this.change([{ name: file, inode: null }]);
  }

  async freeBytes(): Promise<number> {
    return this.free;
  }

  /** A file's bytes as processes read them. */
  bytesOf(file: string): Buffer {
    return Buffer.concat(this.inode(file).extents.map(({ bytes }) => bytes));
  }

  /** Adds a file as if it had been written and synced long ago. */
  put(file: string, bytes: Buffer): void {
    const inode: Inode = { extents: [{ bytes, state: 'synced' }] };
    this.names.set(file, inode);
    this.syncedNames.set(file, inode);
  }

  /** The disk for a process that starts after this one was killed: it has no faults, and unsynced data is still unsynced. */
  copy(): SimulatedDisk {
    const copies = new Map<Inode, Inode>();
    const copyOf = (inode: Inode): Inode => {
      const copy = copies.get(inode) ?? { extents: inode.extents.map((extent) => ({ ...extent })) };
      copies.set(inode, copy);
      return copy;
    };
    const disk = new SimulatedDisk();
    for (const [name, inode] of this.names) disk.names.set(name, copyOf(inode));
    for (const [name, inode] of this.syncedNames) disk.syncedNames.set(name, copyOf(inode));
    disk.unsynced = this.unsynced.map((changes) => changes.map(({ name, inode }) => ({ name, inode: inode && copyOf(inode) })));
    return disk;
  }

  /** The disk's state if the power failed now. */
  afterPowerLoss(random: Random): SimulatedDisk {
    const names = new Map(this.syncedNames);
    const survivingCount = Math.floor(random() * (this.unsynced.length + 1));
    for (const changes of this.unsynced.slice(0, survivingCount)) applyTo(names, changes);
    const disk = new SimulatedDisk();
    for (const [name, inode] of names) disk.put(name, remains(inode, random));
    return disk;
  }

  private inode(file: string): Inode {
    const inode = this.names.get(file);
    if (inode === undefined) throw failure('ENOENT', file);
    return inode;
  }

  private change(changes: NameChange[]): void {
    applyTo(this.names, changes);
    this.unsynced.push(changes);
  }

  private call(call: DiskCall): void {
    this.calls.push(call);
    const code = this.fault(call, this.calls.length);
    if (code !== null) throw failure(code, call);
  }

  private open(file: string, inode: Inode): WritableFile {
    const name = path.basename(file);
    const append = (bytes: Uint8Array) => inode.extents.push({ bytes: Buffer.from(bytes), state: 'dirty' });
    return {
      write: async (bytes) => {
        try {
          this.call(`write ${name}`);
        } catch (error) {
          append(bytes.subarray(0, bytes.length / 2));
          throw error;
        }
        append(bytes);
      },
      sync: async () => {
        const dirty = inode.extents.filter(({ state }) => state === 'dirty');
        try {
          this.call(`sync ${name}`);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== POWER_OFF) for (const extent of dirty) extent.state = 'clean';
          throw error;
        }
        // Lets other work run in between.
        await new Promise((resolve) => setImmediate(resolve));
        for (const extent of dirty) extent.state = 'synced';
      },
      close: async () => {},
    };
  }
}

function applyTo(names: Map<string, Inode>, changes: readonly NameChange[]): void {
  for (const { name, inode } of changes) {
    if (inode === null) names.delete(name);
    else names.set(name, inode);
  }
}

/**
 * The synced bytes, followed by part of the later writes with some sectors missing. Extents left `clean` by a failed sync mostly never
 * reached the disk; if synced bytes follow them, they become a hole.
 */
function remains({ extents }: Inode, random: Random): Buffer {
  const sizes = extents.map(({ bytes }) => bytes.length);
  const lastSynced = extents.findLastIndex(({ state }) => state === 'synced');
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const certain = sum(sizes.slice(0, lastSynced + 1));
  const length = certain + Math.floor(random() * (sum(sizes) - certain + 1));
  const bytes = Buffer.concat(extents.map((extent) => extent.bytes)).subarray(0, length);
  let offset = 0;
  for (const { state, bytes: written } of extents) {
    const end = Math.min(length, offset + written.length);
    for (let start = offset; start < end && state !== 'synced';) {
      const next = Math.min(end, start + SECTOR_BYTES - (start % SECTOR_BYTES));
      if (state === 'clean' ? random() < 0.8 : random() < 0.3) bytes.fill(0, start, next);
      start = next;
    }
    offset += written.length;
  }
  return bytes;
}

function failure(code: string, what: string): Error {
  return Object.assign(new Error(`${code}: ${what}`), { code });
}
