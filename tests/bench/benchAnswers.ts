import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import cookie from '@fastify/cookie';
import fastifyApollo from '@as-integrations/fastify';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { buildSchema, execute, parse, printSchema, type GraphQLSchema } from 'graphql';
import { buildApiSchema } from '#server/graphql/buildSchema.ts';
import { guestContext } from '#server/graphql/context.ts';
import { createApolloServer } from '#server/graphql/createApollo.ts';
import { compressResponses } from '#server/http/compression.ts';
import { ResponseCache } from '#server/http/responseCache.ts';
import { createApp } from '#server/http/createApp.ts';
import { sendErrors } from '#server/http/errors.ts';
import { setHeaders } from '#server/http/headers.ts';
import { limitRates } from '#server/http/rateLimit.ts';
import { logRequests, makeLogger } from '#server/http/requestLog.ts';
import { createServices, type Services } from '#server/services.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { Store } from '#server/store/store.ts';
import { CountingCache } from './countingCache.ts';
import { LISTING, listingRequests, zipfOrder } from './listingRequests.ts';
import type { BenchRow } from './printTable.ts';
import { underLoad, type Answered } from './underLoad.ts';

const CHANGES_A_SECOND = 20;
const ORDER_LENGTH = 40_000;
const JSON_BODY = { 'content-type': 'application/json', 'accept-encoding': 'gzip, deflate, br' };
/** Counted as in life, and never reached; in milliseconds a second. */
const RATE_LIMIT = 100_000_000;
const BASE_URL = 'http://127.0.0.1';

/** Has nothing: every response is computed, and put into it as in life. */
class EmptyCache extends ResponseCache {
  override get(): null {
    return null;
  }
}

/**
 * Listings through the API: as bytes; as ready pages of Apollo Server, bare and behind the HTTP plugins of the application; by the whole application with
 * nothing cached, and with its caches while products change. The ready pages are the application's own responses to the same requests, executed by the
 * same document against the same schema with nothing to look up. Clients accept compression, as browsers do.
 */
export async function benchAnswers(store: Store, size: number): Promise<BenchRow[]> {
  const services = await createServices(store, { demo: true });
  const schema = await buildApiSchema();
  const products = [...(await loadProducts(store))];
  const requests = listingRequests(products, (id) => services.catalog.vendor(id)?.slug ?? '');
  const bodies = requests.map((variables) => JSON.stringify({ query: LISTING, variables }));
  const everyOne = bodies.map((_, place) => place);
  const order = zipfOrder(bodies.length, ORDER_LENGTH);
  const pages = await readyPages(schema, services, requests);

  const asItComes = await load(await readyApp(schema, pages, []), bodies, everyOne);
  const samePlugins = await load(await readyApp(schema, pages, SAME_PLUGINS), bodies, everyOne);
  const ready = await load(await readyApp(schema, pages, SAME_PLUGINS, likeTheShop), bodies, everyOne);
  const uncached = await load(await shopApp(store, services, new EmptyCache(services.revisions)), bodies, everyOne);
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
    ratio: floor === null ? '' : `${(figure.perSecond / floor.perSecond).toFixed(2)} ×; CPU ${(figure.cpuMs / floor.cpuMs).toFixed(2)} ×`,
  });
  return [
    row('(a) Fastify, the same mix of bytes as (d)', raw, null, ''),
    row('(b1) Apollo Server as it comes, ready pages', asItComes, null, ''),
    row("(b2) … with the shop's Apollo plugins (no cache control)", samePlugins, asItComes, '(b1)'),
    row('(b3) … and its headers, limits, log and compression', ready, samePlugins, '(b2)'),
    row('(c) the whole application, nothing cached', uncached, ready, '(b3)'),
    row('(d) the whole application, cached, no changes: what a hit costs', unchanged, raw, '(a)'),
    row('(d) the whole application, cached, no changes', unchanged, ready, '(b3)'),
    { what: `answers: (d) hits at ${CHANGES_A_SECOND} changes/s`, size, figure: answers.inWords(), floor: '', ratio: '' },
    row(`(d) the whole application, cached, ${CHANGES_A_SECOND} changes/s`, kept, ready, '(b3)'),
    row(`(d) the whole application, cached, ${CHANGES_A_SECOND} changes/s`, kept, raw, '(a)'),
  ];
}

const inWords = ({ perSecond, p50, p99, cpuMs, sent }: Answered) =>
  `${perSecond.toFixed(0)}/s; ${p50.toFixed(1)} / ${p99.toFixed(1)} ms; ${cpuMs.toFixed(3)} ms CPU; ${sent}`;

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
async function shopApp(store: Store, services: Services, responseCache: ResponseCache): Promise<FastifyInstance> {
  const apollo = createApolloServer(await buildApiSchema());
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
      assetsFor: () => ({ styles: [], fonts: [], startScript: '' }),
      playground: '',
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

/** The application's listings, as plain objects. */
async function readyPages(schema: GraphQLSchema, services: Services, requests: readonly Record<string, unknown>[]): Promise<unknown[]> {
  // graphql-js recognises objects behind an interface by their `__typename`.
  const document = parse(LISTING.replace('key label', '__typename key label'));
  const contextValue = guestContext(services, 'en');
  const pages: unknown[] = [];
  for (const variableValues of requests) {
    const { data } = await execute({ schema, document, contextValue, variableValues });
    pages.push(JSON.parse(JSON.stringify(data?.['products'])));
  }
  return pages;
}

/** Apollo Server over ready pages, one after the other. */
async function readyApp(
  schema: GraphQLSchema,
  pages: readonly unknown[],
  plugins: readonly ApolloServerPlugin[],
  prepare?: (app: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> {
  let turn = 0;
  const rootValue = { products: () => pages[turn++ % pages.length] };
  const apollo = new ApolloServer({ schema: buildSchema(printSchema(schema)), rootValue, plugins: [...plugins] });
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
  logRequests(app, { trustProxy: false });
  await setHeaders(app, { isHttps: false, clientFiles: {} });
  await app.register(cookie);
  limitRates(app, RATE_LIMIT, () => Promise.resolve({ account: null, device: null }));
  sendErrors(app);
  await compressResponses(app);
}

/** A response as it goes over the wire. */
interface SentBytes {
  body: Buffer;
  encoding: string | undefined;
}

/** What a cached response is. */
async function sentFor(app: FastifyInstance, payload: string): Promise<SentBytes> {
  const { rawPayload, headers } = await app.inject({ method: 'POST', url: '/graphql', headers: JSON_BODY, payload });
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
