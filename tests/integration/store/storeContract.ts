import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from '#server/store/store.ts';
import { type PutOptions, type Transaction, VersionConflict } from '#server/store/transaction.ts';
import { aProduct, aStock, anOrder } from '#tests/support/builders/documents.ts';

/** The first call opens an empty store. If that store has been closed, a durable engine opens the same data again. */
export interface StoreFactory {
  open(options?: { maxWaiting?: number; retainedCommits?: number }): Promise<Store>;
}

/** Contract for every engine: documents, lists and transactions. `makeFactory` is called once per test. */
export function describeStore(engine: string, makeFactory: () => Promise<StoreFactory>): void {
  async function openEmpty(): Promise<Store> {
    const store = await (await makeFactory()).open();
    onTestFinished(() => store.close());
    return store;
  }
  const putStock = async (store: Store, id: string, onHand: number) =>
    (await store.transaction((tx) => tx.put('stock', aStock(id, onHand)))).result;

  describe(`${engine}: documents`, () => {
    test('a new document can be read and has version 1', async () => {
      const store = await openEmpty();
      const stored = await putStock(store, 'var_1', 5);
      expect(stored).toEqual({ id: 'var_1', onHand: 5, version: 1 });
      expect(await store.get('stock', 'var_1')).toEqual(stored);
      expect(await store.count('stock')).toBe(1);
    });

    test('an unknown id returns null, and an empty collection an empty page', async () => {
      const store = await openEmpty();
      expect(await store.get('stock', 'var_1')).toBeNull();
      expect(await store.get('stock', '__proto__')).toBeNull();
      expect(await store.count('orders')).toBe(0);
      expect(await store.query('orders', { limit: 10 })).toEqual({ items: [], next: null });
    });

    test('each write increments the version of its document', async () => {
      const store = await openEmpty();
      await putStock(store, 'var_1', 5);
      await putStock(store, 'var_1', 4);
      expect(await store.get('stock', 'var_1')).toEqual({ id: 'var_1', onHand: 4, version: 2 });
      expect(await store.count('stock')).toBe(1);
    });

    test('a stored document can be put again unchanged', async () => {
      const store = await openEmpty();
      const stored = await putStock(store, 'var_1', 5);
      expect((await store.transaction((tx) => tx.put('stock', stored))).result.version).toBe(2);
    });

    test('put with an explicit version stores that version, also over an existing document, and later writes count from it', async () => {
      const store = await openEmpty();
      const put = (onHand: number, options: PutOptions) => store.transaction((tx) => tx.put('stock', aStock('var_1', onHand), options));
      expect((await put(5, { version: 7 })).result).toEqual({ id: 'var_1', onHand: 5, version: 7 });
      expect((await put(4, { version: 3, expectedVersion: 7 })).result.version).toBe(3);
      await expect(put(3, { version: 9, expectedVersion: 7 })).rejects.toThrow('is at version 3, not 7');
      expect((await put(2, { version: 5 })).result.version).toBe(5);
      expect((await putStock(store, 'var_1', 1)).version).toBe(6);
      expect(await store.get('stock', 'var_1')).toEqual({ id: 'var_1', onHand: 1, version: 6 });
    });

    test('delete returns true for an existing document, and false once it is deleted', async () => {
      const store = await openEmpty();
      await putStock(store, 'var_1', 5);
      expect((await store.transaction((tx) => tx.delete('stock', 'var_1'))).result).toBe(true);
      expect(await store.get('stock', 'var_1')).toBeNull();
      expect(await store.count('stock')).toBe(0);
      expect((await store.transaction((tx) => tx.delete('stock', 'var_1'))).result).toBe(false);
    });

    test('one transaction can read, delete and recreate a document, and delete a new one', async () => {
      const store = await openEmpty();
      for (const id of ['var_1', 'var_2', 'var_3']) await putStock(store, id, 5);
      const { result } = await store.transaction(async (tx) => {
        const [first] = (await tx.query('stock', { limit: 1 })).items;
        const deleted = [await tx.delete('stock', first?.id ?? ''), await tx.delete('stock', 'var_1')];
        const anew = await tx.put('stock', aStock('var_1', 7), { expectedVersion: 0 });
        await tx.put('stock', { ...(await tx.get('stock', 'var_2')), ...aStock('var_2', 8) });
        deleted.push(await tx.delete('stock', 'var_2'), (await tx.get('stock', 'var_2')) !== null);
        await tx.put('stock', aStock('var_4', 1), { expectedVersion: 0 });
        deleted.push(await tx.delete('stock', 'var_4'));
        return { deleted, version: anew.version, count: await tx.count('stock') };
      });
      expect(result).toEqual({ deleted: [true, false, true, false, true], version: 1, count: 2 });
      expect((await store.query('stock')).items).toMatchObject([
        { id: 'var_1', onHand: 7, version: 1 },
        { id: 'var_3', onHand: 5 },
      ]);
    });

    test('mutating an object after put or get does not change the stored document', async () => {
      const store = await openEmpty();
      const given = anOrder({ id: 'ord_1' });
      await store.transaction((tx) => tx.put('orders', given));
      given.shippingAddress.city = 'Elsewhere';
      const got = await store.get('orders', 'ord_1');
      try {
        if (got !== null) got.shippingAddress.city = 'Elsewhere';
      } catch (error) {
        // An engine may return frozen documents instead of copies.
        expect(error).toBeInstanceOf(TypeError);
      }
      expect((await store.get('orders', 'ord_1'))?.shippingAddress.city).toBe('Kuala Lumpur');
    });

    test('rejects values that JSON cannot represent, and names the field', async () => {
      const store = await openEmpty();
      await expect(putStock(store, 'var_1', NaN)).rejects.toThrow('stock/var_1.onHand');
      const withUndefined = anOrder({ coupon: undefined });
      await expect(store.transaction((tx) => tx.put('orders', withUndefined))).rejects.toThrow('orders/ord_plain.coupon');
      expect(await store.count('stock')).toBe(0);
    });
  });

  describe(`${engine}: lists`, () => {
    test('query finds documents by a field, in id order, also after they changed', async () => {
      const store = await openEmpty();
      await store.transaction(async (tx) => {
        for (const id of ['prd_c', 'prd_a', 'prd_b']) await tx.put('products', aProduct({ id, vendorId: 'ven_1' }));
        await tx.put('products', aProduct({ id: 'prd_d', vendorId: 'ven_2', brand: 'acme' }));
      });
      const idsOf = async (vendorId: string) => (await store.query('products', { where: { vendorId } })).items.map((product) => product.id);
      expect(await idsOf('ven_1')).toEqual(['prd_a', 'prd_b', 'prd_c']);
      await store.transaction(async (tx) => {
        await tx.put('products', aProduct({ id: 'prd_a', vendorId: 'ven_2' }));
        await tx.delete('products', 'prd_b');
        await tx.put('products', aProduct({ id: 'prd_0', vendorId: 'ven_1' }));
      });
      expect(await idsOf('ven_1')).toEqual(['prd_0', 'prd_c']);
      expect(await idsOf('ven_2')).toEqual(['prd_a', 'prd_d']);
      expect(await idsOf('ven_3')).toEqual([]);
      expect((await store.query('products', { where: { brand: null } })).items).toHaveLength(3);
    });

    test('paging returns every document once, in id order; the last page has no cursor', async () => {
      const store = await openEmpty();
      const ids = Array.from({ length: 10 }, (_, index) => `var_${(index * 7) % 10}`);
      await store.transaction(async (tx) => {
        for (const id of ids) await tx.put('stock', aStock(id, 1));
      });
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: { items: { id: string }[]; next: string | null } = await store.query('stock', { after, limit: 3 });
        seen.push(...page.items.map((item) => item.id));
        after = page.next;
      } while (after !== null);
      expect(seen).toEqual([...ids].sort());
      expect((await store.query('stock', { limit: 10 })).next).toBeNull();
    });

    test('paging continues after the last document of a page was deleted', async () => {
      const store = await openEmpty();
      for (const id of ['a', 'b', 'c', 'd']) await putStock(store, id, 1);
      const { next } = await store.query('stock', { limit: 2 });
      await store.transaction((tx) => tx.delete('stock', 'b'));
      expect((await store.query('stock', { after: next, limit: 2 })).items.map((item) => item.id)).toEqual(['c', 'd']);
    });

    test('pages and counts inside a transaction include its writes and deletions', async () => {
      const store = await openEmpty();
      for (const id of ['b', 'd', 'f', 'h']) await putStock(store, id, 1);
      await store.transaction(async (tx) => {
        for (const id of ['a', 'd', 'e', 'z']) await tx.put('stock', aStock(id, 2));
        for (const id of ['b', 'h', 'z']) await tx.delete('stock', id);
        const first = await tx.query('stock', { limit: 2 });
        const second = await tx.query('stock', { after: first.next, limit: 2 });
        expect([first, second].map(({ items }) => items.map(({ id }) => id))).toEqual([
          ['a', 'd'],
          ['e', 'f'],
        ]);
        expect(second.next).toBeNull();
        expect(await tx.count('stock')).toBe(4);
      });
      expect(await store.count('stock')).toBe(4);
    });

    test('rejects a page size of zero', async () => {
      const store = await openEmpty();
      await expect(store.query('stock', { limit: 0 })).rejects.toThrow(RangeError);
    });
  });

  describe(`${engine}: transactions`, () => {
    test('a transaction returns the result of its function', async () => {
      const store = await openEmpty();
      expect((await store.transaction(async () => 'a result')).result).toBe('a result');
    });

    test('a transaction reads its own writes; others see them only after the commit', async () => {
      const store = await openEmpty();
      for (const id of ['a', 'b']) await putStock(store, id, 1);
      await store.transaction(async (tx) => {
        await tx.put('stock', aStock('a', 9));
        await tx.put('stock', aStock('c', 9));
        await tx.delete('stock', 'b');
        expect((await tx.get('stock', 'a'))?.onHand).toBe(9);
        expect(await tx.get('stock', 'b')).toBeNull();
        expect((await tx.query('stock', { limit: 9 })).items.map(({ id }) => id)).toEqual(['a', 'c']);
        expect(await tx.count('stock')).toBe(2);
        expect((await store.get('stock', 'a'))?.onHand).toBe(1);
      });
      expect((await store.get('stock', 'a'))?.onHand).toBe(9);
    });

    test('a transaction whose function throws changes nothing', async () => {
      const store = await openEmpty();
      await putStock(store, 'a', 1);
      const failing = store.transaction(async (tx) => {
        await tx.put('stock', aStock('a', 0));
        await tx.put('orders', anOrder());
        await tx.delete('stock', 'a');
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect(await store.get('stock', 'a')).toEqual({ id: 'a', onHand: 1, version: 1 });
      expect(await store.count('orders')).toBe(0);
      await putStock(store, 'a', 2);
      expect((await store.get('stock', 'a'))?.version).toBe(2);
    });

    test('concurrent transactions on one document lose no update', async () => {
      const store = await openEmpty();
      await putStock(store, 'a', 40);
      const takeOne = async (tx: Transaction) => {
        const onHand = (await tx.get('stock', 'a'))?.onHand ?? 0;
        await new Promise((resolve) => setImmediate(resolve));
        return tx.put('stock', aStock('a', onHand - 1));
      };
      await Promise.all(Array.from({ length: 40 }, () => store.transaction(takeOne)));
      expect(await store.get('stock', 'a')).toEqual({ id: 'a', onHand: 0, version: 41 });
    });

    test('put rejects a write if the stored version is not the expected one', async () => {
      const store = await openEmpty();
      await putStock(store, 'a', 1);
      const write = async (expectedVersion: number, id = 'a') =>
        (await store.transaction((tx) => tx.put('stock', aStock(id, 2), { expectedVersion }))).result;
      await expect(write(0)).rejects.toThrow(VersionConflict);
      await expect(write(2)).rejects.toThrow('stock/a is at version 1, not 2');
      await expect(write(1, 'b')).rejects.toThrow(VersionConflict);
      expect((await write(1)).version).toBe(2);
      expect((await write(0, 'b')).version).toBe(1);
    });

    test('creating a document that exists fails, even if the transaction has not read it, and rolls everything back', async () => {
      const store = await openEmpty();
      await putStock(store, 'a', 1);
      const failing = store.transaction(async (tx) => {
        await tx.put('stock', aStock('b', 1), { expectedVersion: 0 });
        await tx.put('stock', aStock('a', 2), { expectedVersion: 0 });
        return tx.put('stock', aStock('c', 1));
      });
      await expect(failing).rejects.toThrow('stock/a is at version 1, not 0');
      expect((await store.query('stock')).items).toEqual([{ id: 'a', onHand: 1, version: 1 }]);
      const both = await Promise.allSettled(
        [1, 2].map((onHand) => store.transaction((tx) => tx.put('stock', aStock('d', onHand), { expectedVersion: 0 }))),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    test('one transaction can write a document several times and read several documents concurrently', async () => {
      const store = await openEmpty();
      await putStock(store, 'a', 1);
      const { result } = await store.transaction(async (tx) => {
        const [a, b, order] = await Promise.all([tx.get('stock', 'a'), tx.get('stock', 'b'), tx.get('orders', 'ord_1')]);
        await Promise.all([tx.put('stock', aStock('a', 2)), tx.put('stock', aStock('b', 1)), tx.put('orders', anOrder({ id: 'ord_1' }))]);
        await tx.put('stock', aStock('a', 3), { expectedVersion: 2 });
        expect(await tx.delete('stock', 'b')).toBe(true);
        expect((await tx.put('stock', aStock('b', 4))).version).toBe(1);
        return [a?.version, b, order, await tx.get('stock', 'a'), (await tx.get('orders', 'ord_1'))?.version];
      });
      expect(result).toEqual([1, null, null, { id: 'a', onHand: 3, version: 3 }, 1]);
      expect((await store.query('stock')).items).toEqual([
        { id: 'a', onHand: 3, version: 3 },
        { id: 'b', onHand: 4, version: 1 },
      ]);
    });

    test('transactions beyond maxWaiting are rejected immediately; the others succeed, and new ones are accepted afterwards', async () => {
      const store = await (await makeFactory()).open({ maxWaiting: 5 });
      onTestFinished(() => store.close());
      const results = await Promise.allSettled(Array.from({ length: 8 }, (_, place) => putStock(store, `var_${place}`, 1)));
      expect(results.map(({ status }) => status)).toEqual([...Array<string>(5).fill('fulfilled'), ...Array<string>(3).fill('rejected')]);
      expect(results.at(-1)).toMatchObject({ reason: { name: 'StoreBusy' } });
      expect(await store.count('stock')).toBe(5);
      await putStock(store, 'var_later', 1);
    });

    test('reads and writes after the end of a transaction are rejected', async () => {
      const store = await openEmpty();
      let kept: Transaction | undefined;
      await store.transaction(async (tx) => {
        kept = tx;
      });
      await expect(kept?.put('stock', aStock('a', 1))).rejects.toThrow('over');
      await expect(kept?.get('stock', 'a')).rejects.toThrow('over');
    });
  });
}
