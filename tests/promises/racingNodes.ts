import { violations } from '#tests/support/api/orderInvariants.ts';
import { aCoupon } from '#tests/support/builders/documents.ts';
import { anOrderInput, type PlaceOrderInput } from '#tests/support/builders/orderInput.ts';
import { figureOf, type Figure } from './figure.ts';
import { confirmedMembers, placeOrder, PLENTY, startDatabase, startNode, withStore, type OrderResult } from './nodes.ts';

const NODES = 2;
const BUYERS = 400;
const UNITS = 50;
const LAST_UNITS = 25;
const GUESTS = 200;
const GUEST_UNITS = 100;
const CALLS = 50;
const COFFEES = 120;
const COUPONS = 40;

/** Races between two nodes on one PostgreSQL database: for few units, the last unit, the last uses of a coupon, and one key. */
export async function racingNodes(): Promise<Figure[]> {
  const database = await startDatabase();
  const nodes = await Promise.all(Array.from({ length: NODES }, () => startNode(database.url)));
  let networks = 0;
  /** Sends orders concurrently, alternating between the nodes. */
  const race = (
    count: number,
    change: (buyer: number) => Partial<PlaceOrderInput>,
    tokens: readonly string[] = [],
  ): Promise<OrderResult[]> =>
    Promise.all(
      Array.from({ length: count }, (_, buyer) =>
        placeOrder(nodes[buyer % NODES]?.url ?? '', anOrderInput(change(buyer)), (networks += 1), tokens[buyer]),
      ),
    );
  const figures = await withStore(database.url, async (store) => {
    const setStock = (id: string, onHand: number) => store.transaction((transaction) => transaction.put('stock', { id, onHand }));
    const left = async (id: string) => (await store.get('stock', id))?.onHand ?? NaN;

    await setStock('var_rice', UNITS);
    const members = await confirmedMembers(store, BUYERS);
    const rice = await race(BUYERS, (buyer) => ({ idempotencyKey: `few-units-${buyer}` }), members);
    const riceLeft = await left('var_rice');

    let [lastSold, lastLeft] = [0, 0];
    for (let round = 0; round < LAST_UNITS; round += 1) {
      await setStock('var_rice', 1);
      const two = members.slice(NODES * round);
      lastSold += placedOf(await race(NODES, (buyer) => ({ idempotencyKey: `last-unit-${round}-${buyer}` }), two)).length;
      lastLeft += await left('var_rice');
    }

    await setStock('var_tea', GUEST_UNITS);
    // Tea at $3.33, VAT $0.67, delivery $3.00.
    const tea = { lines: [{ variantId: 'var_tea', quantity: 1 }], expectedTotal: 700 };
    const guests = await race(GUESTS, (guest) => ({ ...tea, idempotencyKey: `guest-${guest}`, email: `guest${guest}@example.com` }));
    const teaLeft = await left('var_tea');

    await setStock('var_rice', CALLS);
    const before = await store.count('orders');
    const same = placedOf(await race(CALLS, () => ({ idempotencyKey: 'one-key-for-all-calls' })));
    const placed = (await store.count('orders')) - before;

    await store.transaction((transaction) => transaction.put('coupons', aCoupon({ useLimit: COUPONS })));
    // Coffee at $7.77, 10 percent off: $6.99, VAT $1.40, delivery $4.50.
    const lines = [{ variantId: 'var_coffee', quantity: 1 }];
    const withCoupon = { lines, coupon: 'TEN', expectedTotal: 1289 };
    const coffees = await race(COFFEES, (buyer) => ({ ...withCoupon, idempotencyKey: `coupon-${buyer}` }), members);
    const used = (await store.get('coupons', 'TEN'))?.used ?? 0;

    const initialUnits: Record<string, number> = { var_rice: UNITS + LAST_UNITS + CALLS, var_tea: GUEST_UNITS };
    const stock = PLENTY.map((each) => ({ ...each, onHand: initialUnits[each.id] ?? each.onHand }));
    const found = await violations(store, stock);
    return [
      figureOf(
        17,
        `${BUYERS} buyers of ${UNITS} units on ${NODES} nodes`,
        { sold: placedOf(rice).length, left: riceLeft, 'not served': notServed(rice) },
        { sold: UNITS, left: 0, 'not served': 0 },
      ),
      figureOf(
        17,
        `the last unit ordered on ${NODES} nodes at once`,
        { races: LAST_UNITS, sold: lastSold, left: lastLeft },
        { sold: LAST_UNITS, left: 0 },
      ),
      figureOf(
        17,
        `${CALLS} concurrent requests with one idempotency key on ${NODES} nodes`,
        { order: placed, number: new Set(same).size, 'not served': CALLS - same.length },
        { order: 1, number: 1, 'not served': 0 },
      ),
      figureOf(
        17,
        `${COFFEES} buyers of ${COUPONS} uses of a coupon on ${NODES} nodes`,
        { placed: placedOf(coffees).length, 'uses counted': used, 'not served': notServed(coffees) },
        { placed: COUPONS, 'uses counted': COUPONS, 'not served': 0 },
      ),
      figureOf(
        20,
        `${GUESTS} guests of different networks order ${GUEST_UNITS} units on ${NODES} nodes, paying cash`,
        { reserved: placedOf(guests).length, left: teaLeft, 'not served': notServed(guests) },
        { reserved: GUEST_UNITS / 2, left: GUEST_UNITS / 2, 'not served': 0 },
      ),
      figureOf(
        17,
        'stock, lines, amounts, coupons and idempotency keys after these races',
        { violations: found.length },
        { violations: 0 },
      ),
    ];
  });
  await Promise.all(nodes.map((node) => node.stop()));
  await database.stop();
  return figures;
}

const placedOf = (results: readonly OrderResult[]): string[] => results.flatMap((each) => (each.kind === 'placed' ? [each.number] : []));
const notServed = (results: readonly OrderResult[]): number =>
  results.filter(({ kind }) => kind === 'unavailable' || kind === 'lost').length;
