import { nodeFileSystem, type FileSystem, type WritableFile } from '#server/store/lowdb/fileSystem.ts';
import path from 'node:path';

/** The real file system, except that this process kills itself (SIGKILL) at one of its calls. */
export interface EndingFiles {
  files: FileSystem;
  /** Arms the kill: the process ends at the first matching call, such as "rename orders.1.json", either before or after executing it. */
  endAt(moment: 'before' | 'after', call: RegExp): void;
}

export function endingFiles(): EndingFiles {
  let end: { moment: string; call: RegExp } | null = null;
  const pass = (moment: string, call: string) => {
    if (end?.moment !== moment || !end.call.test(call)) return;
    // Synchronous, so that the line is in the pipe before the process dies.
    process.stdout.write(`ends ${moment} ${call}\n`);
    process.kill(process.pid, 'SIGKILL');
  };
  const watched = async <Result>(call: string, work: () => Promise<Result>): Promise<Result> => {
    pass('before', call);
    const result = await work();
    pass('after', call);
    return result;
  };
  const file = (name: string, opened: WritableFile): WritableFile => ({
    write: (bytes) => watched(`write ${name}`, () => opened.write(bytes)),
    sync: () => watched(`sync ${name}`, () => opened.sync()),
    close: () => opened.close(),
  });
  const files: FileSystem = {
    ...nodeFileSystem,
    create: (target) =>
      watched(`create ${path.basename(target)}`, async () => file(path.basename(target), await nodeFileSystem.create(target))),
    append: async (target) => file(path.basename(target), await nodeFileSystem.append(target)),
    rename: (from, to) => watched(`rename ${path.basename(to)}`, () => nodeFileSystem.rename(from, to)),
    syncFolder: (folder) => watched('syncFolder', () => nodeFileSystem.syncFolder(folder)),
    remove: (target) => watched(`remove ${path.basename(target)}`, () => nodeFileSystem.remove(target)),
  };
  return { files, endAt: (moment, call) => (end = { moment, call }) };
}
