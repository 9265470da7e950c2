import path from 'node:path';
import type { Tables } from '#server/store/core/layeredReader.ts';
import { StoreDamaged } from '#server/store/core/storeErrors.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { FileSystem } from './fileSystem.ts';
import { firstOfSegment } from './journalSegment.ts';
import type { Manifest } from './manifestFile.ts';
import { readSegment } from './readSegment.ts';
import type { ReadSegment } from './readSegment.ts';

/** Last segment of the journal of an earlier process. */
export interface LastSegment {
  /** First transaction of the segment. */
  first: number;
  /** Length of its valid lines in bytes. */
  length: number;
  /** CRC-32 of its valid lines. */
  checksum: number;
  /** Whether it holds no transaction. */
  isUnused: boolean;
}

export interface Replay {
  /** Transactions of the journal after the checkpoint. */
  transactions: number;
  /** Bytes of a torn tail. */
  torn: number;
  /** Sequence of the last transaction. */
  sequence: number;
  collections: Set<CollectionName>;
  /** Segment in which the journal continues; null when there is none yet. */
  last: LastSegment | null;
}

/** Replays the journal onto the tables of a manifest's checkpoint. Changes the tables, but no file. */
export async function replayJournal(
  files: FileSystem,
  directory: string,
  manifest: Manifest,
  names: readonly string[],
  tables: Tables,
): Promise<Replay> {
  const { journal, sequence, folder } = manifest;
  const replay: Replay = { transactions: 0, torn: 0, sequence, collections: new Set(), last: null };
  const segments = names
    .flatMap((file) => {
      const first = firstOfSegment(file);
      return first !== null && first > sequence ? [{ file, first }] : [];
    })
    .sort((a, b) => a.first - b.first);
  if (journal !== null && segments[0]?.file !== journal) {
    throw new StoreDamaged(path.join(directory, journal), 'the manifest lists this file, but it cannot be read');
  }
  // An interrupted first start leaves a segment without transactions that no manifest lists.
  if (journal === null) return refuseTransactions(files, directory, segments, replay);
  for (const [place, { file, first }] of segments.entries()) {
    if (first !== replay.sequence + 1) {
      throw new StoreDamaged(path.join(directory, file), `it begins with transaction ${first}, and ${replay.sequence + 1} is in no file`);
    }
    const isLast = place === segments.length - 1;
    const read: ReadSegment = await readSegment(files, { directory, file, head: { folder, first }, isLast }, (writes) => {
      replay.transactions += 1;
      for (const { collection, id, document } of writes) {
        replay.collections.add(collection);
        tables[collection].apply(id, document);
      }
    });
    replay.sequence = read.sequence;
    replay.torn = read.torn;
    replay.last = { first, length: read.length, checksum: read.checksum, isUnused: read.sequence < first && read.torn === 0 };
  }
  return replay;
}

async function refuseTransactions(
  files: FileSystem,
  directory: string,
  segments: readonly { file: string }[],
  replay: Replay,
): Promise<Replay> {
  for (const { file } of segments) {
    let lines = 0;
    for await (const piece of files.read(path.join(directory, file))) lines += piece.toString('latin1').split('\n').length - 1;
    if (lines > 1) throw new StoreDamaged(path.join(directory, file), 'it holds transactions, but the manifest knows of no journal');
  }
  return replay;
}
