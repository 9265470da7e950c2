import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { seedStore } from '#seed/seedStore.ts';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { reviewIdOf } from '#server/modules/reviews/index.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import type { StockDoc } from '#server/store/documents/catalog.ts';
import type { Store } from '#server/store/store.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';
import { figureOf, type Figure } from './figure.ts';
import { PLENTY, startDatabase } from './nodes.ts';

const ROUNDS = 60;
/** The second of a review and a return starts up to this many steps later than the first, so that it meets each step of it. */
const STEPS = 20;
const STEP_MS = 6;

const SAVE = `mutation ($input: ReviewInput!, $accessToken: String) {
  saveReview(input: $input, accessToken: $accessToken) { review { stars } errors { ... on UserError { code path } } }
}`;

interface SaveResponse {
  saveReview: { review: { stars: number } | null; errors: { code: string; path: string[] | null }[] };
}

/** Races of reviews and returns in one process with the store on disk. */
export async function reviewing(folder: string): Promise<Figure[]> {
  const store = await openLowdbStore({ directory: path.join(folder, 'reviewed') });
  const market = aMarket();
  const stock = market.stock.map((each) => ({ ...each, onHand: 10 * ROUNDS }));
  await seedStore(store, { ...market, stock });
  const api = await createTestApi({ store });
  const figure = await races([api, api], { promise: 8, where: '', stock });
  await api.close();
  return [figure];
}

/** The same races between two nodes on one PostgreSQL database: reviews on one, the vendor's steps on the other. */
export async function reviewingOnNodes(): Promise<Figure[]> {
  const database = await startDatabase();
  const open = async () => createTestApi({ store: await openPostgresStore({ urls: [database.url] }), isMeasured: true });
  const nodes = [await open(), await open()] as const;
  const figure = await races(nodes, { promise: 17, where: ' on 2 nodes', stock: PLENTY });
  for (const node of nodes) await node.close();
  await database.stop();
  return [figure];
}

interface RaceOptions {
  promise: number;
  where: string;
  /** Stock before the orders. */
  stock: readonly StockDoc[];
}

/**
 * A line is reviewed, or its review is changed, while it is returned. A review that is written before the return is requested stays and
 * can be changed; afterwards none can be written. What is stored is what the responses said, and the stars are counted once.
 */
async function races([buyers, vendors]: readonly [TestApi, TestApi], { promise, where, stock }: RaceOptions): Promise<Figure> {
  const { store } = buyers;
  let [written, refused, changed, wrong] = [0, 0, 0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bought = await buy(buyers, vendors, round);
    const isChange = round % 2 === 0;
    if (isChange) await save(buyers, bought, 1, round);
    const isReviewFirst = round % 4 < 2;
    const [reviewDelay, returnDelay] = isReviewFirst ? [0, round % STEPS] : [round % STEPS, 0];
    const [saved] = await Promise.all([
      setTimeout(STEP_MS * reviewDelay).then(() => save(buyers, bought, 4, round)),
      setTimeout(STEP_MS * returnDelay).then(() => returnLine(buyers, vendors, bought)),
    ]);
    const isSaved = saved.review !== null;
    const stored = await store.get('reviews', reviewIdOf(bought.lineId));
    const [order] = (await store.query('orders', { where: { number: bought.number } })).items;
    const isReceived = order?.packages[0]?.returns?.map(({ status }) => status).join() === 'RECEIVED';
    const isStored = isSaved ? stored?.stars === 4 : stored === null && saved.errors[0]?.path?.[0] === 'lineId';
    // After the return, a stored review can be changed, and no other one can be written.
    const after = await save(buyers, bought, 5, round);
    const isRuled = (after.review !== null) === isSaved;
    if (!isReceived || !isStored || !isRuled || (isChange && !isSaved)) wrong += 1;
    else if (isChange) changed += 1;
    else if (isSaved) written += 1;
    else refused += 1;
  }
  return figureOf(
    promise,
    `${ROUNDS} lines are reviewed, or their review is changed, while they are returned${where}`,
    { changed, written, refused, wrong, miscounted: await miscounted(store), violations: (await violations(store, stock)).length },
    { changed: ROUNDS / 2, written: (n) => n > 0, refused: (n) => n > 0, wrong: 0, miscounted: 0, violations: 0 },
  );
}

interface Bought {
  number: string;
  lineId: string;
  accessToken: string | null;
}

/** A guest's order of one line, which is delivered. */
async function buy(buyers: TestApi, vendors: TestApi, round: number): Promise<Bought> {
  const input = anOrderInput({ idempotencyKey: `reviewing-${round}`, email: `reviewer${round}@example.com` });
  const { data } = await buyers.execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { address: addressOf(round) });
  const { number, accessToken, packages } = data.placeOrder.order!;
  for (const step of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
    await vendors.services.fulfilment.advance(`${number}-1`, step, OPERATOR);
  return { number, accessToken, lineId: packages[0]!.lines[0]!.id };
}

async function save({ execute }: TestApi, { number, lineId, accessToken }: Bought, stars: number, round: number) {
  const input = { orderNumber: number, lineId, stars, title: 'Good', text: 'The grains are whole.' };
  return (await execute<SaveResponse>(SAVE, { input, accessToken }, { address: addressOf(round) })).data.saveReview;
}

async function returnLine(buyers: TestApi, vendors: TestApi, { number, lineId, accessToken }: Bought): Promise<void> {
  const name = `${number}-1`;
  const request = { lines: [{ lineId, quantity: 1 }], cause: 'OTHER' as const, note: 'Too old' };
  const requested = await buyers.services.ownOrders.requestReturn(name, request, { viewer: null, accessToken });
  const returnId = requested.package?.returns?.[0]?.id ?? '';
  await vendors.services.returns.accept(name, returnId, 'To the shop', OPERATOR);
  await vendors.services.returns.receive(name, returnId, true, OPERATOR);
}

const addressOf = (round: number) => `10.3.0.${round}`;

/** Number of star levels whose count is not that of the published reviews. */
async function miscounted(store: Store): Promise<number> {
  const reviews = (await store.query('reviews', { where: { productId: 'prd_rice', status: 'PUBLISHED' } })).items;
  const counted = (await store.get('ratings', 'prd_rice'))?.stars ?? [];
  return [1, 2, 3, 4, 5].filter((level) => reviews.filter(({ stars }) => stars === level).length !== (counted[level - 1] ?? 0)).length;
}
