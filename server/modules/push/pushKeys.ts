import webPush from 'web-push';
import { ONLY } from '#server/platform/jobs/enqueueJob.ts';
import type { ProjectedStore } from '#server/platform/projections.ts';
import type { PushKeysDoc } from '#server/store/documents/push.ts';

/** The marketplace's keys for push services, which all nodes share. */
export class PushKeys {
  constructor(private readonly dependencies: { store: ProjectedStore; now: () => Date }) {}

  /** Null until they have been made. */
  find(): Promise<PushKeysDoc | null> {
    return this.dependencies.store.get('pushKeys', ONLY);
  }

  /** Makes the keys, unless there are any. The transactions of two nodes conflict, so that one of them finds the other's keys. */
  async make(): Promise<void> {
    const { store, now } = this.dependencies;
    if ((await this.find()) !== null) return;
    const keys = webPush.generateVAPIDKeys();
    await store.transaction(async (transaction) => {
      if ((await transaction.get('pushKeys', ONLY)) !== null) return;
      await transaction.put('pushKeys', { id: ONLY, ...keys, createdAt: now().toISOString() }, { expectedVersion: 0 });
    });
  }
}
