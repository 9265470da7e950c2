import { describe, expect, onTestFinished, test } from 'vitest';
import type { MessageDoc } from '#server/store/documents/messages.ts';
import type { Commit, Position, Store } from '#server/store/store.ts';
import { UniqueViolation, type Query } from '#server/store/transaction.ts';
import { aProduct, aStock } from '#tests/support/builders/documents.ts';
import { rerunning } from '#tests/support/store/wrappedStores.ts';
import type { StoreFactory } from './storeContract.ts';

const MESSAGE: MessageDoc = {
  ...{ id: 'msg_1', reference: 'MSG-1', sentAt: '2026-01-05T02:00:00.000Z', vendorId: null, userId: null, name: 'Farah' },
  ...{ email: 'farah@example.com', phone: null, topic: 'GENERAL', orderNumber: null, message: 'Hello', locale: 'en' },
};

/** Contract for every engine: queries, unique keys, positions and the change feed. */
export function describeQueriesAndFeed(engine: string, isDurable: boolean, makeFactory: () => Promise<StoreFactory>): void {
  async function openEmpty(options: Parameters<StoreFactory['open']>[0] = {}): Promise<Store> {
    const store = await (await makeFactory()).open(options);
    onTestFinished(() => store.close());
    return store;
  }
  const putStock = async (store: Store, id: string, onHand = 1) =>
    (await store.transaction((tx) => tx.put('stock', aStock(id, onHand)))).position;
  const send = (store: Store, ...messages: Partial<MessageDoc>[]) =>
    store.transaction(async (tx) => {
      for (const [index, message] of messages.entries()) await tx.put('messages', { ...MESSAGE, id: `msg_${index}`, ...message });
    });
  const idsOf = async (store: Pick<Store, 'query'>, query: Query<'messages'>) =>
    (await store.query('messages', query)).items.map(({ id }) => id);

  describe(`${engine}: queries`, () => {
    test('conditions combine, and count returns the number of matches', async () => {
      const store = await openEmpty();
      await send(store, { vendorId: 'ven_1', sentAt: '1' }, { vendorId: 'ven_1', sentAt: '2' }, { vendorId: 'ven_2', sentAt: '2' }, {});
      expect(await idsOf(store, { where: { vendorId: 'ven_1', sentAt: '2' } })).toEqual(['msg_1']);
      expect(await idsOf(store, { where: { vendorId: null } })).toEqual(['msg_3']);
      expect(await store.count('messages', { vendorId: 'ven_1' })).toBe(2);
      expect(await store.count('messages', { vendorId: 'ven_3' })).toBe(0);
    });

    test('concurrent counts each apply their own conditions, and include the writes of their transaction', async () => {
      const store = await openEmpty();
      await send(store, { vendorId: 'ven_1', sentAt: '1' }, { vendorId: 'ven_1', sentAt: '2' }, { vendorId: 'ven_2', sentAt: '2' }, {});
      const wanted = [
        { vendorId: 'ven_2' },
        { sentAt: '2' },
        { vendorId: 'ven_1' },
        { vendorId: null },
        {},
        { vendorId: 'ven_1', sentAt: '2' },
      ];
      const countAll = ({ count }: Pick<Store, 'count'>) => Promise.all([...wanted, ...wanted].map((where) => count('messages', where)));
      const before = [1, 2, 2, 1, 4, 1];
      expect(await countAll({ count: store.count.bind(store) })).toEqual([...before, ...before]);
      await store.transaction(async (tx) => {
        await tx.put('messages', { ...MESSAGE, id: 'msg_9', vendorId: 'ven_2', sentAt: '2' });
        const after = [2, 3, 2, 1, 5, 1];
        expect(await countAll({ count: tx.count.bind(tx) })).toEqual([...after, ...after]);
      });
    });

    test('results are ordered by key and then id, in both directions; a cursor stays valid after its document was deleted', async () => {
      const store = await openEmpty();
      await send(store, ...['5', '3', '5', '1', '4', '3'].map((sentAt) => ({ sentAt, vendorId: 'ven_1' })));
      const ascending = ['msg_3', 'msg_1', 'msg_5', 'msg_4', 'msg_0', 'msg_2'];
      for (const where of [undefined, { vendorId: 'ven_1' }]) {
        for (const isDescending of [false, true]) {
          const expected = isDescending ? ascending.toReversed() : ascending;
          const first = await store.query('messages', { where, orderBy: 'sentAt', isDescending, limit: 2 });
          const rest = await store.query('messages', { where, orderBy: 'sentAt', isDescending, after: first.next, limit: 9 });
          expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(expected);
          expect(rest.next).toBeNull();
        }
      }
      const { next } = await store.query('messages', { orderBy: 'sentAt', limit: 2 });
      await store.transaction((tx) => tx.delete('messages', 'msg_1'));
      expect(await idsOf(store, { orderBy: 'sentAt', after: next })).toEqual(ascending.slice(2));
      await expect(store.query('messages', { after: 'msg_1' })).rejects.toThrow(RangeError);
    });

    test('text is ordered by code point, as in UTF-8, with null last', async () => {
      const store = await openEmpty();
      // U+FF5E comes before U+1F600, although its UTF-16 code unit comes after the surrogates.
      await send(
        store,
        ...['b', '\u{1F600}', 'ä', '\uFF5E', 'B', 'a'].map((sentAt) => ({ sentAt, vendorId: sentAt === 'b' ? null : sentAt })),
      );
      const texts = (await store.query('messages', { orderBy: 'sentAt' })).items.map(({ sentAt }) => sentAt);
      expect(texts).toEqual(['B', 'a', 'b', 'ä', '\uFF5E', '\u{1F600}']);
      const vendors = (await store.query('messages', { orderBy: 'vendorId' })).items.map(({ vendorId }) => vendorId);
      expect(vendors).toEqual(['B', 'a', 'ä', '\uFF5E', '\u{1F600}', null]);
      await store.transaction(async (tx) => {
        for (const id of ['x\u{1F600}', 'x\uFF5E']) await tx.put('stock', aStock(id, 1));
      });
      expect((await store.query('stock')).items.map(({ id }) => id)).toEqual(['x\uFF5E', 'x\u{1F600}']);
    });

    test('queries find documents by their changed keys, and see the writes of their own transaction', async () => {
      const store = await openEmpty();
      await send(store, { sentAt: '1' }, { sentAt: '2', vendorId: 'ven_1' }, { sentAt: '3' });
      expect(await idsOf(store, { orderBy: 'sentAt' })).toEqual(['msg_0', 'msg_1', 'msg_2']);
      await store.transaction(async (tx) => {
        await tx.put('messages', { ...MESSAGE, id: 'msg_0', sentAt: '9', vendorId: 'ven_1' });
        await tx.put('messages', { ...MESSAGE, id: 'msg_9', sentAt: '0' });
        await tx.delete('messages', 'msg_1');
        expect(await idsOf(tx, { orderBy: 'sentAt' })).toEqual(['msg_9', 'msg_2', 'msg_0']);
        expect(await idsOf(tx, { orderBy: 'sentAt', isDescending: true, limit: 1 })).toEqual(['msg_0']);
        expect(await idsOf(tx, { where: { vendorId: 'ven_1' } })).toEqual(['msg_0']);
        expect(await tx.count('messages', { vendorId: 'ven_1' })).toBe(1);
        expect(await idsOf(store, { where: { vendorId: 'ven_1' } })).toEqual(['msg_1']);
      });
      expect(await idsOf(store, { orderBy: 'sentAt' })).toEqual(['msg_9', 'msg_2', 'msg_0']);
      expect(await idsOf(store, { where: { vendorId: 'ven_1' } })).toEqual(['msg_0']);
    });

    test('rejects text that PostgreSQL cannot store, and names the field', async () => {
      const store = await openEmpty();
      for (const message of ['a\u0000b', 'half a \ud83d pair'])
        await expect(send(store, { message })).rejects.toThrow('messages/msg_0.message is not storable text');
      expect(await store.count('messages')).toBe(0);
    });
  });

  describe(`${engine}: unique keys`, () => {
    const put = (store: Store, id: string, slug: string) => store.transaction((tx) => tx.put('products', aProduct({ id, slug })));

    test('a second document with the same value is rejected until the first has changed its own', async () => {
      const store = await openEmpty();
      await put(store, 'prd_1', 'kopi');
      await expect(put(store, 'prd_2', 'kopi')).rejects.toThrow(UniqueViolation);
      await put(store, 'prd_1', 'kopi');
      await put(store, 'prd_1', 'teh');
      await put(store, 'prd_2', 'kopi');
      expect(await store.count('products', { slug: 'kopi' })).toBe(1);
    });

    test('one transaction can move a value to another document from a deleted or changed one', async () => {
      const store = await openEmpty();
      await put(store, 'prd_1', 'kopi');
      await put(store, 'prd_2', 'teh');
      await store.transaction(async (tx) => {
        await tx.query('products');
        await tx.delete('products', 'prd_1');
        await tx.put('products', aProduct({ id: 'prd_2', slug: 'kopi' }));
        await tx.put('products', aProduct({ id: 'prd_3', slug: 'teh' }), { expectedVersion: 0 });
      });
      expect((await store.query('products')).items).toMatchObject([
        { id: 'prd_2', slug: 'kopi' },
        { id: 'prd_3', slug: 'teh' },
      ]);
    });

    test('a violation fails the transaction, even if its work catches the error', async () => {
      const store = await openEmpty();
      await put(store, 'prd_1', 'kopi');
      const stubborn = store.transaction(async (tx) => {
        await tx.put('stock', aStock('var_1', 1));
        await tx.put('products', aProduct({ id: 'prd_2', slug: 'kopi' })).catch(() => undefined);
        await expect(tx.get('stock', 'var_1')).rejects.toThrow(UniqueViolation);
        return 'done';
      });
      await expect(stubborn).rejects.toThrow('products/prd_2: another document has its slug');
      expect(await store.count('stock')).toBe(0);
    });

    test('one of two concurrent transactions with the same value is rejected, and so is one transaction with two such documents', async () => {
      const store = await openEmpty();
      const results = await Promise.allSettled([put(store, 'prd_1', 'kopi'), put(store, 'prd_2', 'kopi')]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const [winner] = (await store.query('products')).items;
      const both = store.transaction(async (tx) => {
        for (const id of ['prd_3', 'prd_4']) await tx.put('products', aProduct({ id, slug: 'teh' }));
      });
      await expect(both).rejects.toThrow(UniqueViolation);
      // A unique value can move to a different document within a transaction.
      await store.transaction(async (tx) => {
        await tx.put('products', aProduct({ id: winner?.id, slug: 'kopi-o' }));
        await tx.put('products', aProduct({ id: 'prd_5', slug: 'kopi' }));
      });
      expect(await store.count('products')).toBe(2);
    });
  });

  describe(`${engine}: the change feed`, () => {
    const follow = (store: Store, after: Position) => {
      const commits: Commit[] = [];
      const state = { commits, isTooOld: false, stop: () => undefined as void };
      state.stop = store.changes(after, { apply: (commit) => commits.push(commit), tooOld: () => (state.isTooOld = true) });
      return state;
    };

    test('each commit has a higher position; a transaction without writes returns the latest position it could read', async () => {
      const store = await openEmpty();
      const before = await store.position();
      const [first, second] = [await putStock(store, 'a'), await putStock(store, 'b')];
      expect([before, first, second].toSorted()).toEqual([before, first, second]);
      expect(new Set([before, first, second]).size).toBe(3);
      expect(await store.position()).toBe(second);
      expect((await store.transaction((tx) => tx.get('stock', 'a'))).position).toBe(second);
    });

    test('delivers the stored commits after a position, then each new one', async () => {
      const store = await openEmpty();
      const first = await putStock(store, 'a');
      const second = await putStock(store, 'b');
      const feed = follow(store, first);
      const third = await putStock(store, 'c');
      expect(feed.commits.map(({ position, changes }) => [position, changes.map(({ id }) => id)])).toEqual([
        [second, ['b']],
        [third, ['c']],
      ]);
      feed.stop();
      await putStock(store, 'd');
      expect(feed.commits).toHaveLength(2);
      expect(feed.isTooOld).toBe(false);
    });

    test('reports a position as too old if commits after it are no longer retained', async () => {
      const store = await openEmpty({ retainedCommits: 2 });
      const positions: Position[] = [];
      for (const id of ['a', 'b', 'c', 'd']) positions.push(await putStock(store, id));
      expect(positions.map((position) => follow(store, position).isTooOld)).toEqual([true, false, false, false]);
      const old = follow(store, positions[0] as Position);
      await putStock(store, 'e');
      expect(old.commits).toEqual([]);
    });

    test('a listener that throws causes a warning, and the others still receive the commit', async () => {
      const store = await openEmpty();
      const warned = new Promise<Error>((resolve) => process.once('warning', resolve));
      const stop = store.changes(await store.position(), {
        apply: () => {
          throw new Error('a listener that fails');
        },
        tooOld: () => undefined,
      });
      const feed = follow(store, await store.position());
      await putStock(store, 'a');
      stop();
      expect(feed.commits).toHaveLength(1);
      expect((await warned).message).toBe('a listener that fails');
    });

    if (!isDurable) return;
    test('positions continue to rise after a restart', async () => {
      const factory = await makeFactory();
      const first = await factory.open();
      const before = await putStock(first, 'a');
      await first.close();
      const second = await factory.open();
      onTestFinished(() => second.close());
      const start = await second.position();
      expect(start >= before).toBe(true);
      const feed = follow(second, start);
      const after = await putStock(second, 'b');
      expect(after > start).toBe(true);
      expect(feed.commits.map(({ position }) => position)).toEqual([after]);
    });
  });

  describe(`${engine}: repeated transactions`, () => {
    test('a transaction whose work runs twice has the effects of its last run only', async () => {
      const store = rerunning(await openEmpty());
      let runs = 0;
      const { result } = await store.transaction(async (tx) => {
        runs += 1;
        await tx.put('stock', aStock(`var_${runs}`, runs));
        return tx.count('stock');
      });
      expect([runs, result]).toEqual([2, 1]);
      expect((await store.query('stock')).items.map(({ id }) => id)).toEqual(['var_2']);
    });
  });
}
