import path from 'node:path';
import type { FileSystem } from '#server/store/lowdb/fileSystem.ts';
import { nodeFileSystem } from '#server/store/lowdb/fileSystem.ts';

/** The calls that matter for durability, in the order in which they were finished. */
export type FileCall = `${'sync' | 'rename' | 'syncFolder' | 'remove'} ${string}`;

/** The real file system, written down; `failOn` makes a call fail instead: the disk is full or broken. */
export function recordingFileSystem(failOn: (call: FileCall) => boolean = () => false): { files: FileSystem; calls: FileCall[] } {
  const calls: FileCall[] = [];
  async function record(call: FileCall, work: () => Promise<void>): Promise<void> {
    if (failOn(call)) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    await work();
    calls.push(call);
  }
  const files: FileSystem = {
    ...nodeFileSystem,
    async create(file) {
      const handle = await nodeFileSystem.create(file);
      return { ...handle, sync: () => record(`sync ${path.basename(file)}`, () => handle.sync()) };
    },
    rename: (from, to) => record(`rename ${path.basename(to)}`, () => nodeFileSystem.rename(from, to)),
    syncFolder: (folder) => record('syncFolder .', () => nodeFileSystem.syncFolder(folder)),
    remove: (file) => record(`remove ${path.basename(file)}`, () => nodeFileSystem.remove(file)),
  };
  return { files, calls };
}
