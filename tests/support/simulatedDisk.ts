import path from 'node:path';
import type { FileSystem, WritableFile } from '#server/store/lowdb/fileSystem.ts';

const SECTOR_BYTES = 512;

/** A file's bytes as programs see them, and as they are on the disk. */
interface Inode {
  written: Buffer;
  synced: Buffer;
}

export type DiskCall = `${'create' | 'openAt' | 'write' | 'sync' | 'rename' | 'syncFolder' | 'remove'} ${string}`;

/** What becomes of a call: null lets it pass; an error code fails it, a write after its first half. */
export type Fault = (call: DiskCall, number: number) => string | null;

/** Gives numbers from 0 up to, but without, 1. */
type Random = () => number;

/**
 * A disk in memory that knows what a real one would keep when the power goes: of a file what was synced, and of what came after it any
 * sectors; of a folder the names it had when it was synced, and any first few of the changes since.
 */
export class SimulatedDisk implements FileSystem {
  /** Every call that changes something, in order. */
  readonly calls: DiskCall[] = [];
  fault: Fault = () => null;
  free = Infinity;
  #names = new Map<string, Inode>();
  #syncedNames = new Map<string, Inode>();
  /** Changes of names since the folder was synced. */
  #unsynced: ((names: Map<string, Inode>) => void)[] = [];

  async makeFolder(): Promise<void> {}

  async list(folder: string): Promise<string[]> {
    return [...this.#names.keys()].filter((name) => path.dirname(name) === folder).map((name) => path.basename(name));
  }

  async *read(file: string): AsyncGenerator<Buffer> {
    yield Buffer.from(this.#inode(file).written);
  }

  async create(file: string): Promise<WritableFile> {
    this.#call(`create ${path.basename(file)}`);
    const inode: Inode = { written: Buffer.alloc(0), synced: Buffer.alloc(0) };
    this.#rename((names) => names.set(file, inode));
    return this.#open(file, inode);
  }

  async openAt(file: string, length: number): Promise<WritableFile> {
    this.#call(`openAt ${path.basename(file)}`);
    const inode = this.#inode(file);
    inode.written = inode.written.subarray(0, length);
    inode.synced = inode.synced.subarray(0, length);
    return this.#open(file, inode);
  }

  async rename(from: string, to: string): Promise<void> {
    this.#call(`rename ${path.basename(to)}`);
    const inode = this.#inode(from);
    this.#rename((names) => names.delete(from) && names.set(to, inode));
  }

  async syncFolder(): Promise<void> {
    this.#call('syncFolder .');
    this.#syncedNames = new Map(this.#names);
    this.#unsynced = [];
  }

  async remove(file: string): Promise<void> {
    this.#call(`remove ${path.basename(file)}`);
    this.#inode(file);
    this.#rename((names) => names.delete(file));
  }

  async freeBytes(): Promise<number> {
    return this.free;
  }

  /** The bytes of a file. */
  bytesOf(file: string): Buffer {
    return Buffer.from(this.#inode(file).written);
  }

  /** Puts a file there, as if it had been written long ago. */
  put(file: string, bytes: Buffer): void {
    const inode = { written: bytes, synced: bytes };
    this.#names.set(file, inode);
    this.#syncedNames.set(file, inode);
  }

  /** The same content on a disk without faults. */
  copy(): SimulatedDisk {
    const disk = new SimulatedDisk();
    for (const [name, { written }] of this.#names) disk.put(name, Buffer.from(written));
    return disk;
  }

  /** What is left when the power goes now. */
  afterPowerLoss(random: Random): SimulatedDisk {
    const names = new Map(this.#syncedNames);
    const kept = Math.floor(random() * (this.#unsynced.length + 1));
    for (const change of this.#unsynced.slice(0, kept)) change(names);
    const disk = new SimulatedDisk();
    for (const [name, inode] of names) disk.put(name, remains(inode, random));
    return disk;
  }

  #inode(file: string): Inode {
    const inode = this.#names.get(file);
    if (inode === undefined) throw failure('ENOENT', file);
    return inode;
  }

  #rename(change: (names: Map<string, Inode>) => void): void {
    change(this.#names);
    this.#unsynced.push(change);
  }

  #call(call: DiskCall): void {
    this.calls.push(call);
    const code = this.fault(call, this.calls.length);
    if (code !== null) throw failure(code, call);
  }

  #open(file: string, inode: Inode): WritableFile {
    const name = path.basename(file);
    const append = (bytes: Uint8Array) => (inode.written = Buffer.concat([inode.written, bytes]));
    return {
      write: async (bytes) => {
        try {
          this.#call(`write ${name}`);
        } catch (error) {
          append(bytes.subarray(0, bytes.length / 2));
          throw error;
        }
        append(bytes);
      },
      sync: async () => {
        this.#call(`sync ${name}`);
        const { written } = inode;
        // The rest of the program goes on meanwhile.
        await new Promise((resolve) => setImmediate(resolve));
        inode.synced = written;
      },
      close: async () => {},
    };
  }
}

/** What was synced, and of what was written since then some length, with some sectors that the disk had not come to. */
function remains({ written, synced }: Inode, random: Random): Buffer {
  const length = synced.length + Math.floor(random() * (written.length - synced.length + 1));
  const bytes = Buffer.from(written.subarray(0, length));
  for (let start = synced.length; start < length;) {
    const end = Math.min(length, start + SECTOR_BYTES - (start % SECTOR_BYTES));
    if (random() < 0.3) bytes.fill(0, start, end);
    start = end;
  }
  return bytes;
}

function failure(code: string, what: string): Error {
  return Object.assign(new Error(`${code}: ${what}`), { code });
}
