import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { runServer } from '#tests/support/processes/runServer.ts';
import type { Figure } from './figure.ts';

const ATTACKS_PER_SECOND = 20;
const SECONDS = 10;
const OTHERS = 8;
const OTHERS_EVERY_MS = 125;
const MAX_WAIT_MS = 30_000;
/** Maximum median latency for the other clients, none of whose requests may fail. */
const allowed = (idleMs: number): number => 3 * idleMs + 100;

interface TestRequest {
  path: string;
  body?: string;
  cookie?: string;
}
interface TestResponse {
  status: number;
  ms: number;
  cookie: string | undefined;
}

const SLUGS = ['harumanis-mango', 'butter-cookies-tin', 'kopi-o-kampung', 'almond-london'];
const chance = (): string => Math.random().toString(36).slice(2, 10);
const api = (query: string): TestRequest => ({ path: '/graphql', body: JSON.stringify({ query }) });
const aliased = (count: number, field: (place: number) => string): TestRequest =>
  api(`{ ${Array.from({ length: count }, (_, place) => `a${place}: ${field(place)}`).join(' ')} }`);

/** Requests sent from one attacking address, by name of the attack. */
const ATTACKS: Record<string, () => TestRequest> = {
  'unknown parameters': () => ({ path: `/?x=${chance()}` }),
  'random words': () => ({ path: `/rizq-marketplace?q=${chance()}` }),
  filters: () => ({ path: `/rizq-marketplace?min=${Math.floor(Math.random() * 900)}.${Math.floor(Math.random() * 99)}` }),
  'product addresses': () => ({ path: `/product/${SLUGS[Math.floor(Math.random() * SLUGS.length)]}?size=${chance()}` }),
  '14 suggestions': () => aliased(14, () => `searchSuggestions(query: "ma ${chance()}", limit: 10) { productHits { product { title } } }`),
  '4 × related': () =>
    aliased(4, (at) => `product(slug: "${SLUGS[at]}") { id related(first: 24) { id title ${chance().replace(/^\d/, 'x')}: slug } }`),
};
const PAGES = ['/', '/rizq-marketplace', '/product/harumanis-mango', '/faq'];
const QUERY = api('{ products(first: 24) { nodes { id title price { current { formatted } } } } }');

/** Sends expensive requests to the built server from one address, and measures the latency of other clients. */
export async function overload(): Promise<Figure[]> {
  const server = await runServer();
  const figures: Figure[] = [];
  try {
    const send = sender(server.url);
    for (const path of PAGES) await send({ path }, '127.8.0.1');
    const idle = await others(send);
    figures.push({
      promise: 13,
      what: 'no attack',
      figure: `pages p50 ${idle.pages} ms, API ${idle.api} ms, ${idle.failed} of ${idle.sent} failed`,
      isKept: idle.failed === 0,
    });
    let attackers = 0;
    for (const [name, make] of Object.entries(ATTACKS)) {
      for (const withCookies of [false, true]) {
        // Each attack uses a new address, whose budget is unused.
        const end = attack({ send, make, from: `127.9.0.${(attackers += 1)}`, withCookies });
        const { pages, api, failed, sent } = await others(send);
        const { served, refused } = await end();
        figures.push({
          promise: 13,
          what: `one address, ${ATTACKS_PER_SECOND}/s: ${name}${withCookies ? ', new device cookies' : ''}`,
          figure: `others: pages p50 ${pages} ms, API ${api} ms, ${failed} of ${sent} failed; attacker: ${served} served, ${refused} refused`,
          isKept: failed === 0 && pages <= allowed(idle.pages) && api <= allowed(idle.api),
        });
      }
    }
  } finally {
    await server.stop();
  }
  return figures;
}

type Send = (sent: TestRequest, from: string) => Promise<TestResponse>;

function sender(url: string): Send {
  const agents = new Map<string, Agent>();
  return async ({ path, body, cookie }, from) => {
    const agent = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 60 });
    agents.set(from, agent);
    const start = performance.now();
    try {
      const outgoing = request(`${url}${path}`, {
        agent,
        localAddress: from,
        method: body === undefined ? 'GET' : 'POST',
        timeout: MAX_WAIT_MS,
        headers: {
          accept: body === undefined ? 'text/html' : 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(cookie !== undefined && { cookie }),
        },
      });
      outgoing.once('timeout', () => outgoing.destroy());
      outgoing.end(body);
      const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
      await text(response);
      const deviceCookie = response.headers['set-cookie']?.find((each) => each.startsWith('rizq_device='));
      return { status: response.statusCode ?? 0, ms: performance.now() - start, cookie: deviceCookie?.split(';', 1)[0] };
    } catch {
      return { status: 0, ms: performance.now() - start, cookie: undefined };
    }
  };
}

/** Generates the other clients' load, each from a separate address; medians are in ms. */
async function others(send: Send): Promise<{ pages: number; api: number; failed: number; sent: number }> {
  const sent: Promise<TestResponse & { isPage: boolean }>[] = [];
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end; await pause(OTHERS_EVERY_MS)) {
    const place = sent.length;
    const isPage = place % 2 === 0;
    const requested = isPage ? { path: PAGES[(place / 2) % PAGES.length] ?? '/' } : QUERY;
    sent.push(send(requested, `127.8.0.${1 + (place % OTHERS)}`).then((response) => ({ ...response, isPage })));
  }
  const responses = await Promise.all(sent);
  const median = (isPage: boolean) => {
    const times = responses
      .filter((each) => each.isPage === isPage)
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
    return Math.round(times[Math.floor(times.length / 2)] ?? 0);
  };
  return {
    pages: median(true),
    api: median(false),
    failed: responses.filter(({ status }) => status !== 200).length,
    sent: responses.length,
  };
}

interface Attack {
  send: Send;
  make: () => TestRequest;
  from: string;
  withCookies: boolean;
}

/** Starts an attack, and returns a function that ends it. With cookies, each request sends the device cookie from an earlier response. */
function attack({ send, make, from, withCookies }: Attack): () => Promise<{ served: number; refused: number }> {
  const sent: Promise<TestResponse>[] = [];
  const cookies: string[] = [];
  const timer = setInterval(() => {
    const cookie = withCookies ? cookies.shift() : undefined;
    const response = send({ ...make(), ...(cookie !== undefined && { cookie }) }, from);
    if (withCookies) void response.then(({ cookie: deviceCookie }) => deviceCookie !== undefined && cookies.push(deviceCookie));
    sent.push(response);
  }, 1000 / ATTACKS_PER_SECOND);
  return async () => {
    clearInterval(timer);
    const responses = await Promise.all(sent);
    const served = responses.filter(({ status }) => status === 200 || status === 404).length;
    return { served, refused: responses.length - served };
  };
}
