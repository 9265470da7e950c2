import { fstatSync, readdirSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { nodeFileSystem, type FileSystem } from '#server/store/lowdb/fileSystem.ts';

/** File system calls in a folder, in order of completion: "write", "datasync", "sync" and "rename", each with the file's name. */
export interface WatchedFiles {
  files: FileSystem;
  calls: string[];
  /** Stops recording. Also called at the end of the test. */
  stop(): void;
}

/**
 * The real file system, observed below the store at Node's own file handles, so that a sync is recorded only if it reaches them. A call
 * is recorded when it completes.
 */
export async function watchFiles(directory: string): Promise<WatchedFiles> {
  const calls: string[] = [];
  const handle = await open(directory);
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const stops: (() => void)[] = [];
  for (const name of ['write', 'datasync', 'sync'] as const) {
    const original = prototype[name] as (...given: unknown[]) => Promise<unknown>;
    const spy = vi.spyOn(prototype, name).mockImplementation(async function (this: FileHandle, ...given: unknown[]) {
      const file = nameOf(directory, this.fd);
      const result = await original.apply(this, given);
      if (file !== null) calls.push(`${name} ${file}`);
      return result as never;
    });
    stops.push(() => spy.mockRestore());
  }
  const stop = () => {
    for (const each of stops.splice(0)) each();
  };
  onTestFinished(stop);
  const rename = async (from: string, to: string) => {
    await nodeFileSystem.rename(from, to);
    calls.push(`rename ${path.basename(to)}`);
  };
  return { files: { ...nodeFileSystem, rename }, calls, stop };
}

/** The name of an open file in the folder: "." for the folder itself, null for a file elsewhere. */
function nameOf(directory: string, fd: number): string | null {
  const { dev, ino } = fstatSync(fd);
  const isIt = (name: string) => {
    const found = statSync(path.join(directory, name), { throwIfNoEntry: false });
    return found?.dev === dev && found.ino === ino;
  };
  return ['.', ...readdirSync(directory)].find(isIt) ?? null;
}
