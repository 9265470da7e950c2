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
import { logRequests } from '#server/http/requestLog.ts';
import { makeLogger } from '#server/platform/logger.ts';
import { createServices, type Services } from '#server/services.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { Store } from '#server/store/store.ts';
import { CountingCache } from './countingCache.ts';
import { LISTING, listingRequests, zipfOrder } from './listingRequests.ts';
import type { BenchRow } from './printTable.ts';
import { measureLoad, type LoadResult } from './measureLoad.ts';

const CHANGES_A_SECOND = 20;
const ORDER_LENGTH = 40_000;
const JSON_BODY = { 'content-type': 'application/json', 'accept-encoding': 'gzip, deflate, br' };
/** Rate limit in milliseconds of CPU time per second. It is applied as in production but never reached. */
const RATE_LIMIT = 100_000_000;
const BASE_URL = 'http://127.0.0.1';

/** A cache without hits: every response is computed and stored, as on a cache miss in production. */
class EmptyCache extends ResponseCache {
  override get(): null {
    return null;
  }
}

/**
 * Serves listings through the API as raw bytes; as precomputed results from Apollo Server, both bare and behind the application's HTTP
 * plugins; and through the whole application, uncached and cached while products change. The precomputed results are the application's
 * own for the same requests, executed with the same document and schema. Clients accept compression, as browsers do.
 */
export async function benchResponses(store: Store, size: number): Promise<BenchRow[]> {
  const services = await createServices(store, { demo: true });
  const schema = await buildApiSchema();
  const products = [...(await loadProducts(store))];
  const requests = listingRequests(products, (id) => services.catalog.vendor(id)?.slug ?? '');
  const bodies = requests.map((variables) => JSON.stringify({ query: LISTING, variables }));
  const sequential = bodies.map((_, place) => place);
  const order = zipfOrder(bodies.length, ORDER_LENGTH);
  const results = await precomputedResults(schema, services, requests);

  const bare = await load(await apolloOverResults(schema, results, []), bodies, sequential);
  const withApolloPlugins = await load(await apolloOverResults(schema, results, APOLLO_PLUGINS), bodies, sequential);
  const withHttpPlugins = await load(await apolloOverResults(schema, results, APOLLO_PLUGINS, addHttpPlugins), bodies, sequential);
  const uncached = await load(await openApp(store, services, new EmptyCache(services.revisions)), bodies, sequential);
  const cache = new CountingCache(services.revisions);
  const app = await openApp(store, services, cache);
  const responses: ResponseBytes[] = [];
  for (const payload of bodies) responses.push(await responseFor(app, payload));
  const withoutChanges = await load(app, bodies, order);
  cache.resetCounts();
  const stop = changeProducts(store, products);
  const withChanges = await load(await openApp(store, services, cache), bodies, order);
  await stop();
  const raw = await load(rawApp(responses, order), bodies, order);
  services.close();

  const row = (what: string, figure: LoadResult, baseline: LoadResult | null, name: string): BenchRow => ({
    what: `responses: ${what}`,
    size,
    figure: formatResult(figure),
    floor: baseline === null ? '' : `${baseline.perSecond.toFixed(0)}/s ${name}`,
    ratio:
      baseline === null
        ? ''
        : `${(figure.perSecond / baseline.perSecond).toFixed(2)} ×; CPU ${(figure.cpuMs / baseline.cpuMs).toFixed(2)} ×`,
  });
  return [
    row('(a) Fastify, the same mix of responses as (d)', raw, null, ''),
    row('(b1) Apollo Server by default, precomputed results', bare, null, ''),
    row("(b2) … with the application's Apollo plugins (no cache control)", withApolloPlugins, bare, '(b1)'),
    row('(b3) … and its headers, limits, log and compression', withHttpPlugins, withApolloPlugins, '(b2)'),
    row('(c) the whole application, nothing cached', uncached, withHttpPlugins, '(b3)'),
    // (b1) sends five times as many bytes: uncompressed, and without headers, limits or a log.
    row('(c) the whole application, nothing cached', uncached, bare, '(b1)'),
    row('(d) the whole application, cached, no changes: cost of a hit', withoutChanges, raw, '(a)'),
    row('(d) the whole application, cached, no changes', withoutChanges, withHttpPlugins, '(b3)'),
    { what: `responses: (d) hits at ${CHANGES_A_SECOND} changes/s`, size, figure: cache.hitRate(), floor: '', ratio: '' },
    row(`(d) the whole application, cached, ${CHANGES_A_SECOND} changes/s`, withChanges, withHttpPlugins, '(b3)'),
    row(`(d) the whole application, cached, ${CHANGES_A_SECOND} changes/s`, withChanges, raw, '(a)'),
  ];
}

const formatResult = ({ perSecond, p50, p99, cpuMs, sent }: LoadResult) =>
  `${perSecond.toFixed(0)}/s; ${p50.toFixed(1)} / ${p99.toFixed(1)} ms; ${cpuMs.toFixed(3)} ms CPU; ${sent}`;

async function load(app: FastifyInstance, bodies: readonly string[], order: readonly number[]): Promise<LoadResult> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  try {
    return await measureLoad({ port, bodies, order });
  } finally {
    await app.close();
  }
}

/** Logs as in production, but to a stream that discards everything. */
const logger = (): FastifyBaseLogger => makeLogger('info', new Writable({ write: (_chunk, _encoding, done) => done() }));

/** The application, configured as in production. */
async function openApp(store: Store, services: Services, responseCache: ResponseCache): Promise<FastifyInstance> {
  const apollo = createApolloServer(await buildApiSchema());
  const parts = {
    apollo,
    services,
    store,
    responseCache,
    logger: logger(),
    secret: 'secret of the benchmark',
    baseUrl: BASE_URL,
    trustProxy: false,
    rateLimit: RATE_LIMIT,
    renderer: () => Promise.reject(new Error('No pages are measured here.')),
    clientFiles: {
      folders: null,
      inlineScript: '',
      headFor: () => ({ html: '', stylePolicy: null }),
      playground: '',
    },
    publicFolder: 'client/public',
  };
  return createApp(parts);
}

/** Plugins that disable parts of Apollo Server, as the application does. */
const APOLLO_PLUGINS: readonly ApolloServerPlugin[] = [
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginLandingPageDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];

/** The application's results for the listings, as plain objects. */
async function precomputedResults(
  schema: GraphQLSchema,
  services: Services,
  requests: readonly Record<string, unknown>[],
): Promise<unknown[]> {
  // graphql-js needs the `__typename` to resolve the type of a plain object behind an interface.
  const document = parse(LISTING.replace('key label', '__typename key label'));
  const contextValue = guestContext(services, 'en');
  const results: unknown[] = [];
  for (const variableValues of requests) {
    const { data } = await execute({ schema, document, contextValue, variableValues });
    results.push(JSON.parse(JSON.stringify(data?.['products'])));
  }
  return results;
}

/** Apollo Server that returns precomputed results in rotation. */
async function apolloOverResults(
  schema: GraphQLSchema,
  results: readonly unknown[],
  plugins: readonly ApolloServerPlugin[],
  prepare?: (app: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> {
  let served = 0;
  const rootValue = { products: () => results[served++ % results.length] };
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

/** Registers the plugins and hooks that `createApp` registers before the API. */
async function addHttpPlugins(app: FastifyInstance): Promise<void> {
  logRequests(app, { trustProxy: false });
  await setHeaders(app, { isHttps: false, clientFiles: {} });
  await app.register(cookie);
  limitRates(app, RATE_LIMIT, () => Promise.resolve({ account: null, device: null }));
  sendErrors(app);
  await compressResponses(app);
}

/** Encoded body of a response. */
interface ResponseBytes {
  body: Buffer;
  encoding: string | undefined;
}

/** A response from the application, in the form in which it is cached. */
async function responseFor(app: FastifyInstance, payload: string): Promise<ResponseBytes> {
  const { rawPayload, headers } = await app.inject({ method: 'POST', url: '/graphql', headers: JSON_BODY, payload });
  const encoding = headers['content-encoding'];
  return { body: rawPayload, encoding: typeof encoding === 'string' ? encoding : undefined };
}

/** Sends the given responses in the given order, without reading the requests. */
function rawApp(responses: readonly ResponseBytes[], order: readonly number[]): FastifyInstance {
  const app = Fastify();
  let served = 0;
  app.post('/graphql', (_request, reply) => {
    const response = responses[order[served % order.length] ?? 0];
    served += 1;
    if (response?.encoding !== undefined) reply.header('content-encoding', response.encoding);
    return reply.type('application/json; charset=utf-8').send(response?.body);
  });
  return app;
}

async function loadProducts(store: Store): Promise<ProductDoc[]> {
  return (await store.query('products')).items;
}

/**
 * Changes `CHANGES_A_SECOND` products per second until the returned function is called. Three in four changes sell a unit, and one in ten
 * of those sells the product out or restocks it; one in four changes the price.
 */
function changeProducts(store: Store, products: readonly ProductDoc[]): () => Promise<void> {
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  const change = (): void => {
    count += 1;
    const product = products[(count * 7919) % products.length];
    const [variant] = product?.variants ?? [];
    if (product === undefined || variant === undefined) return;
    last = store.transaction(async (transaction): Promise<unknown> => {
      const priceCents = Math.round(product.priceCents * (count % 8 === 0 ? 1.05 : 0.95));
      if (count % 4 === 0) return transaction.put('products', { ...product, priceCents });
      const onHand = (await transaction.get('stock', variant.id))?.onHand ?? 0;
      return transaction.put('stock', { id: variant.id, onHand: count % 10 === 1 ? (onHand === 0 ? 25 : 0) : Math.max(0, onHand - 1) });
    });
  };
  const timer = setInterval(change, 1000 / CHANGES_A_SECOND);
  return async () => {
    clearInterval(timer);
    await last;
  };
}
