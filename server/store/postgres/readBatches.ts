import { endOfTurn } from '#server/concurrency/endOfTurn.ts';
import type { StoredDocument } from '#server/store/core/storedDocument.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import { deepFreeze } from '#server/store/sharedValues.ts';
import type { Count } from './conditions.ts';
import type { Row, Statement } from './connections.ts';
import { DocumentMap, documentOf, readStatement } from './documentBatches.ts';

interface Batch {
  ids: DocumentMap<true>;
  counts: Count[];
  isDone: Promise<{ documents: DocumentMap<StoredDocument>; numbers: readonly number[] }>;
}

/**
 * Reads by id and counts, where those issued in one turn of the event loop share a statement. Callers share the results, which
 * are therefore frozen.
 */
export class ReadBatches {
  private batch: Batch | null = null;

  constructor(private readonly run: (statement: Statement) => Promise<Row[]>) {}

  async get(collection: CollectionName, id: string): Promise<StoredDocument | null> {
    this.batch ??= this.newBatch();
    this.batch.ids.set(collection, id, true);
    return (await this.batch.isDone).documents.get(collection, id) ?? null;
  }

  async count(count: Count): Promise<number> {
    this.batch ??= this.newBatch();
    const place = this.batch.counts.push(count) - 1;
    return (await this.batch.isDone).numbers[place] as number;
  }

  private newBatch(): Batch {
    const ids = new DocumentMap<true>();
    const counts: Count[] = [];
    const read = async () => {
      await endOfTurn();
      this.batch = null;
      const documents = new DocumentMap<StoredDocument>();
      const numbers: number[] = [];
      for (const row of await this.run(readStatement(ids, counts))) {
        if (row['collection'] === null) numbers[Number(row['id'])] = row['version'] as number;
        else documents.set(row['collection'] as CollectionName, row['id'] as string, deepFreeze(documentOf(row)));
      }
      return { documents, numbers };
    };
    return { ids, counts, isDone: read() };
  }
}
