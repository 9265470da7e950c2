import { describe, expect, onTestFinished, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { MemoryAttempts } from '#server/platform/memoryAttempts.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import type { AttemptStore } from '#server/store/sharedState.ts';
import type { Store } from '#server/store/store.ts';
import { FORGOT, LOGIN, SHOPPER, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import type { OkResponse } from '#tests/support/api/accountsApi.ts';
import { PRICE_CART, type QuoteResponse } from '#tests/support/api/orderOperations.ts';
import { aClock } from '#tests/support/api/payments.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';
import { aCoupon } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { preparedDatabase } from '#tests/support/postgres/preparedDatabase.ts';

const ENGINES: Record<string, (now: () => Date) => Promise<Node[]>> = {
  memory: async (now) => {
    const [store, attempts] = [openMemoryStore(), new MemoryAttempts(now)];
    return [
      { store, attempts },
      { store, attempts },
    ];
  },
  postgres: async (now) => {
    const url = await preparedDatabase();
    const stores = await Promise.all([1, 2].map(() => openPostgresStore({ urls: [url], now })));
    return stores.map((store) => ({ store, attempts: store.shared.attempts }));
  },
};

interface Node {
  store: Store;
  attempts: AttemptStore;
}

/** Two nodes that share documents and attempts, and a client that alternates between them. */
async function openNodes(engine: string) {
  const clock = aClock();
  const opened = await ENGINES[engine]!(clock.now);
  const [{ store }] = opened as [Node];
  await seedStore(store, aMarket());
  await store.transaction((transaction) => transaction.put('coupons', aCoupon()));
  const nodes: TestApi[] = [];
  for (const parts of opened) nodes.push(await createTestApi({ ...parts, now: clock.now }));
  onTestFinished(async () => {
    for (const node of nodes) await node.close();
  });
  let requests = 0;
  const send = async <Data>(document: string, variables: Record<string, unknown>, address = 'one'): Promise<Data> => {
    const node = nodes[(requests += 1) % 2]!;
    const { data, errors } = await node.execute<Data>(document, variables, { address });
    expect(errors).toBeUndefined();
    return data;
  };
  const quote = async (coupon: string, address?: string) => {
    const input = { lines: [{ variantId: 'var_rice', quantity: 1 }], state: 'KUALA_LUMPUR', coupon };
    const { issues } = (await send<{ quote: QuoteResponse }>(PRICE_CART, { input }, address)).quote;
    return issues.find(({ code }) => code === 'COUPON_REJECTED')?.message ?? 'it counts';
  };
  const login = async (password: string) => (await send<{ login: AuthResponse }>(LOGIN, { ...SHOPPER, password })).login;
  return { clock, nodes, send, quote, login };
}

const codeOf = ({ errors }: { errors: { code: string }[] }) => errors[0]?.code ?? null;

describe.each(Object.keys(ENGINES))('two nodes on %s', (engine) => {
  test('share the five password attempts, and a login on one resets the count of the other', async () => {
    const { clock, login } = await openNodes(engine);
    for (let count = 0; count < 5; count += 1) expect(codeOf(await login('a guess'))).toBe('INVALID_CREDENTIALS');
    for (let count = 0; count < 2; count += 1) expect(codeOf(await login(SHOPPER.password))).toBe('TOO_MANY_ATTEMPTS');
    clock.pass(2);
    expect(codeOf(await login('a guess'))).toBe('INVALID_CREDENTIALS');
    clock.pass(4);
    expect(codeOf(await login(SHOPPER.password))).toBeNull();
    for (let count = 0; count < 5; count += 1) expect(codeOf(await login('a guess'))).toBe('INVALID_CREDENTIALS');
    expect(codeOf(await login('a guess'))).toBe('TOO_MANY_ATTEMPTS');
  });

  test('share the five password attempts also when these are concurrent', async () => {
    const { login } = await openNodes(engine);
    const codes = (await Promise.all(Array.from({ length: 12 }, () => login('a guess')))).map(codeOf);
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(7);
  });

  test('share the limit of three password reset emails', async () => {
    const { clock, nodes, send } = await openNodes(engine);
    const forgot = async () => {
      const { requestPasswordReset } = await send<{ requestPasswordReset: OkResponse }>(FORGOT, { email: SHOPPER.email });
      for (const { services } of nodes) await services.settled();
      return codeOf(requestPasswordReset);
    };
    for (let count = 0; count < 3; count += 1) expect(await forgot()).toBeNull();
    for (let count = 0; count < 2; count += 1) expect(await forgot()).toBe('TOO_MANY_ATTEMPTS');
    clock.pass(60);
    expect(await forgot()).toBeNull();
    expect(await forgot()).toBe('TOO_MANY_ATTEMPTS');
  });

  test('share the ten guesses of coupons; a coupon used before remains usable on both', async () => {
    const { quote } = await openNodes(engine);
    expect(await quote('TEN')).toBe('it counts');
    for (let count = 0; count < 10; count += 1) expect(await quote(`GUESS-${count}`)).toContain('no such coupon');
    for (let count = 0; count < 2; count += 1) expect(await quote(`ANOTHER-${count}`)).toContain('Too many codes were tried');
    for (let count = 0; count < 2; count += 1) expect(await quote('TEN')).toBe('it counts');
  });

  test('count a wrong coupon in a cart that both price as one guess', async () => {
    const { quote } = await openNodes(engine);
    for (let count = 0; count < 20; count += 1) expect(await quote('TYPO')).toContain('no such coupon');
    for (let count = 0; count < 9; count += 1) expect(await quote(`GUESS-${count}`)).toContain('no such coupon');
    for (let count = 0; count < 2; count += 1) expect(await quote('TEN')).toContain('Too many codes were tried');
  });

  test('share the ten guesses of coupons also when these are concurrent', async () => {
    const { quote } = await openNodes(engine);
    const messages = await Promise.all(Array.from({ length: 30 }, (_, count) => quote(`GUESS-${count}`)));
    expect(messages.filter((message) => message.includes('no such coupon'))).toHaveLength(10);
  });
});
