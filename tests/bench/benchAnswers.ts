import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastifyApollo from '@as-integrations/fastify';
import { ApolloServer } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildSchema } from 'graphql';
import { buildApiSchema } from '#server/graphql/buildSchema.ts';
import { createApolloServer } from '#server/graphql/createApollo.ts';
import type { ResponseCache } from '#server/http/responseCache.ts';
import { createApp } from '#server/http/createApp.ts';
import { sendErrors } from '#server/http/errors.ts';
import { setHeaders } from '#server/http/headers.ts';
import { limitRates } from '#server/http/rateLimit.ts';
import { logRequests, makeLogger } from '#server/http/requestLog.ts';
import { createServices } from '#server/services.ts';
import type { Services } from '#server/services.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { Store } from '#server/store/store.ts';
import { CountingCache } from './countingCache.ts';
import { listingRequests, zipfOrder } from './listingRequests.ts';
import type { BenchRow } from './printTable.ts';
import { LISTING, readyPage, READY_QUERY, READY_SDL } from './readyPage.ts';
import { underLoad } from './underLoad.ts';
import type { Answered } from './underLoad.ts';

const CHANGES_A_SECOND = 20;
const ORDER_LENGTH = 40_000;
const JSON_BODY = { 'content-type': 'application/json', 'accept-encoding': 'gzip, deflate, br' };
/** Counted as in life, and never reached; in milliseconds a second. */
const RATE_LIMIT = 100_000_000;
const BASE_URL = 'http://127.0.0.1';

/**
 * Listings through the API: as bytes; as a ready page of Apollo Server, bare and behind the HTTP plugins of the application; by the whole application with
 * nothing cached, and with its caches while products change. Clients accept compression, as browsers do.
 */
export async function benchAnswers(store: Store, size: number): Promise<BenchRow[]> {
  const services = await createServices(store, { demo: true });
  const products = [...(await loadProducts(store))];
  const questions = listingRequests(products, (id) => services.catalog.vendor(id)?.slug ?? '');
  const bodies = questions.map((variables) => JSON.stringify({ query: LISTING, variables }));
  const everyOne = bodies.map((_, place) => place);
  const order = zipfOrder(bodies.length, ORDER_LENGTH);
  const readyBody = [JSON.stringify({ query: READY_QUERY })];

  const asItComes = await load(await readyApp([]), readyBody, [0]);
  const samePlugins = await load(await readyApp(SAME_PLUGINS), readyBody, [0]);
  const ready = await load(await readyApp(SAME_PLUGINS, likeTheShop), readyBody, [0]);
  const uncached = await load(await shopApp(store, services, null), bodies, everyOne);
  const answers = new CountingCache(services.revisions);
  const shop = await shopApp(store, services, answers);
  const bytes: SentBytes[] = [];
  for (const payload of bodies) bytes.push(await sentFor(shop, payload));
  const unchanged = await load(shop, bodies, order);
  answers.begin();
  const stop = changing(store, products);
  const kept = await load(await shopApp(store, services, answers), bodies, order);
  await stop();
  const raw = await load(rawApp(bytes, order), bodies, order);
  services.close();

  const row = (what: string, figure: Answered, floor: Answered | null, name: string): BenchRow => ({
    what: `answers: ${what}`,
    size,
    figure: `${inWords(figure)}`,
    floor: floor === null ? '' : `${floor.perSecond.toFixed(0)}/s ${name}`,
    ratio: floor === null ? '' : `${(figure.perSecond / floor.perSecond).toFixed(2)} ×`,
  });
  return [
    row('(a) Fastify, the same mix of bytes as (d)', raw, null, ''),
    row('(b1) Apollo Server as it comes, a ready page', asItComes, null, ''),
    row("(b2) … with the shop's Apollo plugins (no cache control)", samePlugins, asItComes, '(b1)'),
    row('(b3) … and its headers, limits, log and compression', ready, samePlugins, '(b2)'),
    row('(c) the whole application, nothing cached', uncached, asItComes, '(b1)'),
    row('(c) the whole application, nothing cached', uncached, ready, '(b3)'),
    row('(d) the whole application, cached, no changes: what a hit costs', unchanged, raw, '(a)'),
    row('(d) the whole application, cached, no changes', unchanged, asItComes, '(b1)'),
    { what: `answers: (d) hits at ${CHANGES_A_SECOND} changes/s`, size, figure: answers.inWords(), floor: '', ratio: '' },
    row(`(d) the whole application, cached, ${CHANGES_A_SECOND} changes/s`, kept, ready, '(b3)'),
    row(`(d) the whole application, cached, ${CHANGES_A_SECOND} changes/s`, kept, raw, '(a)'),
  ];
}

const inWords = ({ perSecond, p50, p99, cpuMs }: Answered) =>
  `${perSecond.toFixed(0)}/s; ${p50.toFixed(1)} / ${p99.toFixed(1)} ms; ${cpuMs.toFixed(3)} ms CPU`;

async function load(app: FastifyInstance, bodies: readonly string[], order: readonly number[]): Promise<Answered> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  try {
    return await underLoad({ port, bodies, order });
  } finally {
    await app.close();
  }
}

/** The log is written as in life, and read by nobody. */
const logger = (): FastifyBaseLogger => makeLogger('info', new Writable({ write: (_chunk, _encoding, done) => done() }));

/** The application as it is served. */
async function shopApp(store: Store, services: Services, responseCache: ResponseCache | null): Promise<FastifyInstance> {
  const apollo = createApolloServer(await buildApiSchema());
  const noFiles = { styles: [], fonts: [] };
  const parts = {
    apollo,
    services,
    store,
    responseCache,
    logger: logger(),
    secret: 'of the bench',
    baseUrl: BASE_URL,
    trustProxy: false,
    rateLimit: RATE_LIMIT,
    renderer: () => Promise.reject(new Error('No pages are measured here.')),
    clientFiles: {
      folders: null,
      inlineScript: '',
      assetsFor: () => ({ ...noFiles, startScript: '' }),
      playground: { ...noFiles, modules: [], entries: [] },
    },
    publicFolder: 'client/public',
  };
  return createApp(parts);
}

/** What the shop takes off Apollo Server, too. */
const SAME_PLUGINS: readonly ApolloServerPlugin[] = [
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginLandingPageDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];

async function readyApp(
  plugins: readonly ApolloServerPlugin[],
  prepare?: (app: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> {
  const apollo = new ApolloServer({ schema: buildSchema(READY_SDL), rootValue: { products: readyPage() }, plugins: [...plugins] });
  await apollo.start();
  const app = Fastify({
    ...(prepare && { loggerInstance: logger(), logController: new LogController({ disableRequestLogging: true }) }),
  });
  await prepare?.(app);
  await app.register(fastifyApollo(apollo), { path: '/graphql' });
  app.addHook('onClose', () => apollo.stop());
  return app;
}

/** Puts before an application what createApp puts before the API. */
async function likeTheShop(app: FastifyInstance): Promise<void> {
  logRequests(app);
  await setHeaders(app, { isHttps: false, hasPolicy: true });
  limitRates(app, RATE_LIMIT, () => Promise.resolve({ account: null, device: null }));
  sendErrors(app);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
}

/** A response as it goes over the wire. */
interface SentBytes {
  body: Buffer;
  encoding: string | undefined;
}

/** What a cached response is: asked twice, because the first one is compressed on the way. */
async function sentFor(app: FastifyInstance, payload: string): Promise<SentBytes> {
  const post = () => app.inject({ method: 'POST', url: '/graphql', headers: JSON_BODY, payload });
  await post();
  const { rawPayload, headers } = await post();
  const encoding = headers['content-encoding'];
  return { body: rawPayload, encoding: typeof encoding === 'string' ? encoding : undefined };
}

/** Sends the given bytes in the given order, whatever it is sent. */
function rawApp(bytes: readonly SentBytes[], order: readonly number[]): FastifyInstance {
  const app = Fastify();
  let turn = 0;
  app.post('/graphql', (_request, reply) => {
    const sent = bytes[order[turn % order.length] ?? 0];
    turn += 1;
    if (sent?.encoding !== undefined) reply.header('content-encoding', sent.encoding);
    return reply.type('application/json; charset=utf-8').send(sent?.body);
  });
  return app;
}

async function loadProducts(store: Store): Promise<ProductDoc[]> {
  return (await store.query('products')).items;
}

/**
 * So many goods a second change, until the returned function is called: three of four sell a unit, of which one in ten sells out or comes again,
 * and one of four gets another price.
 */
function changing(store: Store, products: readonly ProductDoc[]): () => Promise<void> {
  let turn = 0;
  let last: Promise<unknown> = Promise.resolve();
  const change = (): void => {
    turn += 1;
    const product = products[(turn * 7919) % products.length];
    const [variant] = product?.variants ?? [];
    if (product === undefined || variant === undefined) return;
    last = store.transaction(async (transaction): Promise<unknown> => {
      const priceCents = Math.round(product.priceCents * (turn % 8 === 0 ? 1.05 : 0.95));
      if (turn % 4 === 0) return transaction.put('products', { ...product, priceCents });
      const onHand = (await transaction.get('stock', variant.id))?.onHand ?? 0;
      return transaction.put('stock', { id: variant.id, onHand: turn % 10 === 1 ? (onHand === 0 ? 25 : 0) : Math.max(0, onHand - 1) });
    });
  };
  const timer = setInterval(change, 1000 / CHANGES_A_SECOND);
  return async () => {
    clearInterval(timer);
    await last;
  };
}
