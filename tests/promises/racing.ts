import path from 'node:path';
import { seedStore } from '#seed/seedStore.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { VersionConflict } from '#server/store/store.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { violations } from '#tests/support/orderInvariants.ts';
import type { PlaceOrderAnswer } from '#tests/support/orderOperations.ts';
import { PLACE_ORDER } from '#tests/support/orderOperations.ts';
import { createTestApi } from '#tests/support/startApi.ts';
import type { Figure } from './figure.ts';

const BUYERS = 400;
const UNITS = 50;
const CALLS = 50;

/** Many buyers of few units, one key many times, two edits of one document: through GraphQL and the store on disk. */
export async function racing(folder: string): Promise<Figure[]> {
  const store = await openLowdbStore({ directory: path.join(folder, 'raced') });
  const stock = aMarket().stock.map((each) => (each.id === 'var_rice' ? { ...each, onHand: UNITS } : each));
  await seedStore(store, aMarket({ stock }));
  const api = await createTestApi({ store, demo: false });
  const order = async (change: Parameters<typeof anOrderInput>[0], address?: string) => {
    const { data } = await api.execute<PlaceOrderAnswer>(
      PLACE_ORDER,
      { input: anOrderInput(change) },
      address === undefined ? {} : { address },
    );
    return data.placeOrder.order?.number ?? null;
  };
  const numbers = await Promise.all(
    Array.from({ length: BUYERS }, (_, buyer) => order({ idempotencyKey: `racing-buyer-${buyer}` }, `10.0.0.${buyer}`)),
  );
  const sold = numbers.filter((number) => number !== null).length;
  const left = (await store.get('stock', 'var_rice'))?.onHand ?? NaN;

  await store.transaction((tx) => tx.put('stock', { id: 'var_rice', onHand: CALLS }));
  const orders = await store.count('orders');
  const same = new Set(await Promise.all(Array.from({ length: CALLS }, () => order({ idempotencyKey: 'one-key-for-all-calls' }))));
  const placed = (await store.count('orders')) - orders;

  const edits = await Promise.allSettled(
    [1, 2].map((onHand) => store.transaction((tx) => tx.put('stock', { id: 'var_coffee', onHand }, { expectedVersion: 1 }))),
  );
  const conflicts = edits.filter((edit) => edit.status === 'rejected' && edit.reason instanceof VersionConflict).length;
  const wrong = (await violations(store, [])).length;
  await api.close();
  return [
    {
      promise: 6,
      what: `${BUYERS} buyers of ${UNITS} units through GraphQL`,
      figure: `sold ${sold}, left ${left}, oversold ${Math.max(0, sold - UNITS)}`,
      isKept: sold === UNITS && left === 0,
    },
    {
      promise: 7,
      what: `${CALLS} calls at once with one key`,
      figure: `${placed} order, ${same.size} number`,
      isKept: placed === 1 && same.size === 1,
    },
    { promise: 8, what: 'the same after these races', figure: `${wrong} violations`, isKept: wrong === 0 },
    { promise: 9, what: 'two edits of one version', figure: `${conflicts} conflict, ${1 - conflicts} lost`, isKept: conflicts === 1 },
  ];
}
