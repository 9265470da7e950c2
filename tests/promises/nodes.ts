import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { seedStore } from '#seed/seedStore.ts';
import { openPostgresStore, type PostgresOptions } from '#server/store/postgres/openPostgresStore.ts';
import type { StockDoc } from '#server/store/documents/catalog.ts';
import type { Store } from '#server/store/store.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { keyOf, wantedBy } from '#tests/support/builders/buyers.ts';
import { aCoupon } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { freePort, runServer, type RunningServer } from '#tests/support/processes/runServer.ts';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../../scripts/throwAwayPostgres.ts';

const BUYERS = 16;
const RETRY_MS = 50;
const MAX_WAIT_MS = 30_000;
/** After every n-th order, the last order's key is sent again, to a different node. */
const REPEAT_EVERY = 4;
const ALL = { limit: 10_000_000 };

export const PLENTY: readonly StockDoc[] = aMarket().stock.map((stock) => ({ ...stock, onHand: 10_000_000 }));

/** Starts a PostgreSQL server with synchronous commits, the tests' market, the sample data that every page reads, and the coupon TEN. */
export async function startDatabase(): Promise<ThrowAwayPostgres> {
  const server = await startThrowAwayPostgres();
  const { shop, faqs } = buildCatalogue();
  await withStore(server.url, async (store) => {
    await seedStore(store, aMarket({ stock: [...PLENTY], shop, faqs }));
    await store.transaction((transaction) => transaction.put('coupons', aCoupon()));
  });
  return server;
}

export async function withStore<Result>(
  url: string,
  work: (store: Store) => Promise<Result>,
  options?: Partial<PostgresOptions>,
): Promise<Result> {
  const store = await openPostgresStore({ ...options, urls: [url] });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** A built server on a database. It keeps its URL after being killed. */
export interface Node {
  url: string;
  process: RunningServer['process'];
  kill(): Promise<void>;
  /** Resolves when the server is ready. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startNode(databaseUrl: string, env: Record<string, string> = {}): Promise<Node> {
  const port = await freePort();
  const run = () =>
    runServer({
      port,
      env: { RIZQ_DATABASE_URL: databaseUrl, RIZQ_DEMO: 'off', RIZQ_RATE_LIMIT: '0', RIZQ_LOG: 'silent', TRUST_PROXY: 'on', ...env },
    });
  let server = await run();
  return {
    url: server.url,
    get process() {
      return server.process;
    },
    // `stop` kills the server (SIGKILL), because its data folder is temporary.
    kill: () => server.stop(),
    restart: async () => void (server = await run()),
    stop: () => server.stop(),
  };
}

/** `unavailable`: rejected because the store cannot accept the order at present; `lost`: no response. */
export type OrderResult =
  { kind: 'placed'; number: string } | { kind: 'refused'; codes: string[] } | { kind: 'unavailable' } | { kind: 'lost' };

/** An address in a given network, which nodes read from the proxy's header. */
export const addressOf = (network: number): string => `10.${network >> 8}.${network & 255}.1`;

/** Creates members with a confirmed email. Resolves to their session tokens. */
export async function confirmedMembers(store: Store, count: number): Promise<string[]> {
  const at = new Date().toISOString();
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const id = `usr_member_${number}`;
      const email = `member${number}@example.com`;
      const token = randomBytes(32).toString('hex');
      const tokenHash = createHash('sha256').update(token).digest('hex');
      const name = { firstName: 'Farah', lastName: null, phone: '+60123456789' };
      const account = { emailKey: email, emailConfirmedAt: at, passwordHash: '', roles: ['CUSTOMER' as const], locale: 'en' as const };
      await store.transaction(async (transaction) => {
        await transaction.put('users', { id, email, ...name, ...account, addresses: [], createdAt: at });
        await transaction.put('sessions', { id: `ses_member_${number}`, userId: id, tokenHash, createdAt: at, lastSeenAt: at });
      });
      return token;
    }),
  );
}

/** Places an order from a separate network address, because the number of units per network is limited. */
export async function placeOrder(url: string, input: object, network = 1, token: string | null = null): Promise<OrderResult> {
  try {
    const { status, data, codes } = await sendTo<PlaceOrderResponse>(url, PLACE_ORDER, { input }, addressOf(network), token);
    if (status === 503) return { kind: 'unavailable' };
    const number = data?.placeOrder.order?.number;
    if (number !== undefined) return { kind: 'placed', number };
    return { kind: 'refused', codes: [...codes, ...(data?.placeOrder.errors ?? []).map(({ code }) => code)] };
  } catch {
    return { kind: 'lost' };
  }
}

/** Sends an operation to a node. `codes` are the codes of the response's errors. */
export async function sendTo<Data>(
  url: string,
  query: string,
  variables: object = {},
  address = '10.0.0.1',
  token: string | null = null,
): Promise<{ status: number; data: Data | null; codes: string[] }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(MAX_WAIT_MS),
  });
  const text = await response.text();
  const body = response.headers.get('content-type')?.includes('json') === true ? (JSON.parse(text) as ResponseBody<Data>) : {};
  return {
    status: response.status,
    data: body.data ?? null,
    codes: (body.errors ?? []).map(({ extensions }) => extensions?.code ?? 'NONE'),
  };
}

interface ResponseBody<Data> {
  data?: Data | null;
  errors?: { extensions?: { code?: string } }[];
}

export interface Attempt {
  url: string;
  kind: OrderResult['kind'];
  sentAt: number;
  ms: number;
}

/**
 * Sixteen buyers, each at a random node. If there is no response or the order is temporarily rejected, a buyer sends the same key again,
 * to any node.
 */
export class Buyers {
  /** Numbers of acknowledged orders, by idempotency key. */
  readonly acknowledged = new Map<string, Set<string>>();
  readonly attempts: Attempt[] = [];
  /** Unexpected rejections. */
  readonly refusals: string[] = [];
  private isOpen = true;
  private readonly ended: Promise<unknown>;

  constructor(
    private readonly urls: readonly string[],
    prefix: string,
  ) {
    this.ended = Promise.all(Array.from({ length: BUYERS }, (_, buyer) => this.buy(prefix, buyer)));
  }

  /** Resolves when `more` further orders have been acknowledged. */
  async placed(more: number): Promise<void> {
    const target = this.acknowledged.size + more;
    while (this.acknowledged.size < target) await pause(RETRY_MS);
  }

  /** Resolves when every node has acknowledged an order sent after this call. */
  async placedOnEach(): Promise<void> {
    const now = performance.now();
    const isServed = (url: string) => this.attempts.some((each) => each.url === url && each.kind === 'placed' && each.sentAt > now);
    while (!this.urls.every(isServed)) await pause(RETRY_MS);
  }

  /** Stops the buyers, who do not resend unfinished orders. */
  async stop(): Promise<void> {
    this.isOpen = false;
    await this.ended;
  }

  private async buy(prefix: string, buyer: number): Promise<void> {
    for (let count = 0; this.isOpen; count += 1) {
      const key = keyOf(prefix, buyer, count);
      await this.until(key);
      if (count % REPEAT_EVERY === 0) await this.until(key);
    }
  }

  /** Sends an order repeatedly until it is acknowledged. */
  private async until(key: string): Promise<void> {
    while (this.isOpen) {
      const url = this.urls[Math.floor(Math.random() * this.urls.length)] as string;
      const sentAt = performance.now();
      const result = await placeOrder(url, wantedBy(key));
      this.attempts.push({ url, kind: result.kind, sentAt, ms: performance.now() - sentAt });
      if (result.kind === 'placed') {
        const numbers = this.acknowledged.get(key) ?? new Set();
        this.acknowledged.set(key, numbers.add(result.number));
        return;
      }
      if (result.kind === 'refused') this.refusals.push(...result.codes);
      await pause(RETRY_MS * Math.random());
    }
  }
}

/** Invariants violated in a database after buyers have ordered. */
export async function faultsOf(url: string, buyers: Buyers) {
  return withStore(url, async (store) => {
    const orders = (await store.query('orders', ALL)).items;
    const stored = new Set(orders.map(({ number }) => number));
    const lines = orders.flatMap(({ packages }) => packages).flatMap((each) => each.lines);
    let oversold = 0;
    for (const { id, onHand } of PLENTY) {
      const taken = onHand - ((await store.get('stock', id))?.onHand ?? 0);
      const ordered = lines.filter(({ variantId }) => variantId === id).reduce((sum, { quantity }) => sum + quantity, 0);
      oversold += Math.max(0, ordered - taken);
    }
    const acknowledged = [...buyers.acknowledged.values()];
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged.flatMap((numbers) => [...numbers]).filter((number) => !stored.has(number)).length,
      oversold,
      duplicates: acknowledged.filter((numbers) => numbers.size > 1).length,
      refused: buyers.refusals.length,
      violations: (await violations(store, PLENTY)).length,
    };
  });
}

/** The values that `faultsOf` must return. */
export const NO_FAULTS = { acknowledged: (count: number) => count > 0, lost: 0, oversold: 0, duplicates: 0, refused: 0, violations: 0 };
