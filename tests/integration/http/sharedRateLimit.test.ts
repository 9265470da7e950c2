import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readRequest, type RenderPage } from '#client/entry-server.tsx';
import type { RateExchange } from '#server/store/sharedState.ts';
import { MemoryExchange } from '#tests/support/store/memoryExchange.ts';
import { openTestApp } from './openTestApp.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Renders a redirect, which takes no time. */
const render: RenderPage = () =>
  Promise.resolve({ kind: 'response', response: new Response(null, { status: 302, headers: { location: '/' } }), flash: null });

async function openNode(rateExchange?: RateExchange) {
  const renderer = () => Promise.resolve({ render, readRequest });
  // A small budget, so that fewer requests are needed to use it up.
  const node = await openTestApp({ rateLimit: 50, trustProxy: true, renderer, rateExchange });
  onTestFinished(() => node.close());
  return node;
}

async function openTwo() {
  const exchange = new MemoryExchange();
  return [await openNode(exchange), await openNode(exchange)] as const;
}

type Node = Awaited<ReturnType<typeof openNode>>;

/** Advances the clock by one exchange interval, after which every node knows about the others' requests. */
const exchanged = () => vi.advanceTimersByTimeAsync(250);

async function isAllowed({ app }: Node, from = '203.0.113.1'): Promise<boolean> {
  const { statusCode } = await app.inject({ url: '/faq', headers: { 'x-forwarded-for': from, accept: 'text/html' } });
  expect([302, 429]).toContain(statusCode);
  return statusCode === 302;
}

async function useUp(node: Node): Promise<number> {
  let count = 0;
  while (await isAllowed(node)) expect((count += 1)).toBeLessThan(2000);
  return count;
}

test('a rate limit used up on one node is used up on the other after at most four exchanges', async () => {
  const [here, there] = await openTwo();
  await useUp(here);
  await exchanged();
  let count = 0;
  while (await isAllowed(there)) {
    // Sends one request per exchange. The node first learns how much of the steady window the other has used, and then how much of the
    // burst.
    expect((count += 1)).toBeLessThan(4);
    await exchanged();
  }
  expect(count).toBeGreaterThan(0);
  expect(await isAllowed(there, '203.0.113.2')).toBe(true);
});

test('a client that alternates between nodes gets the rate limit of one', async () => {
  const alone = await useUp(await openNode());
  const nodes = await openTwo();
  let count = 0;
  for (let before = -1; before < count;) {
    before = count;
    for (let request = 0; request < 20; request += 1) if (await isAllowed(nodes[request % 2]!)) count += 1;
    await exchanged();
  }
  expect(count).toBeGreaterThan(0.8 * alone);
  expect(count).toBeLessThan(1.4 * alone);
});

test('a client that used up the limit on two nodes before they exchanged it waits twice as long', async () => {
  const [alone, ...nodes] = [await openNode(), ...(await openTwo())];
  for (const node of [alone, ...nodes]) await useUp(node);
  await exchanged();
  const allowedAfter = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return Promise.all([alone, ...nodes].map((node) => isAllowed(node)));
  };
  expect(await allowedAfter(3)).toEqual([false, false, false]);
  expect(await allowedAfter(2)).toEqual([true, false, false]);
  expect(await allowedAfter(4)).toEqual([true, true, true]);
});

test('while the exchange fails, each node applies its own rate limit and logs the failure once', async () => {
  let isAway = true;
  const exchange = new MemoryExchange();
  const node = await openNode({
    exchange: (uses) => (isAway ? Promise.reject(new Error('The database is away.')) : exchange.exchange(uses)),
  });
  const reports = () => node.log().match(/rate limits could not be exchanged/g)?.length ?? 0;
  await useUp(node);
  await exchanged();
  expect(await isAllowed(node)).toBe(false);
  for (const from of ['203.0.113.2', '203.0.113.3']) {
    await isAllowed(node, from);
    await exchanged();
  }
  expect(reports()).toBe(1);
  for (const away of [false, true]) {
    isAway = away;
    await isAllowed(node, '203.0.113.4');
    await exchanged();
  }
  expect(reports()).toBe(2);
});
