import path from 'node:path';
import { TransactionalStore } from '../core/transactionalStore.ts';
import type { Store } from '../store.ts';
import { DataFolder } from './dataFolder.ts';
import type { FileSystem } from './fileSystem.ts';
import { nodeFileSystem } from './fileSystem.ts';
import { lockFolder } from './folderLock.ts';

/**
 * The store in plain JSON files of one folder, which is made if it is not there. What a transaction wrote is on the disk when it
 * resolves. Throws StoreLocked when another process has the folder open, StoreDamaged (naming the file) when the data cannot be trusted.
 */
export async function openLowdbStore(options: { directory: string; files?: FileSystem }): Promise<Store> {
  const { files = nodeFileSystem } = options;
  const directory = path.resolve(options.directory);
  await files.makeFolder(directory);
  const release = await lockFolder(directory);
  try {
    const { folder, tables } = await DataFolder.open(files, directory);
    return new TransactionalStore(tables, { flush: (writes, committed) => folder.flush(writes, committed), close: release });
  } catch (error) {
    await release();
    throw error;
  }
}
