import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import fastifyApollo from '@as-integrations/fastify';
import { ApolloServer } from '@apollo/server';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { buildSchema } from 'graphql';
import { buildShopSchema } from '#server/graphql/buildSchema.ts';
import { createApolloServer } from '#server/graphql/createApollo.ts';
import type { AnswerCache } from '#server/http/answerCache.ts';
import { setHeaders } from '#server/http/headers.ts';
import { serveGraphql } from '#server/http/graphql.ts';
import { createServices } from '#server/modules/services.ts';
import type { Services } from '#server/modules/services.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { Store } from '#server/store/store.ts';
import { CountingCache } from './countingCache.ts';
import { listingQuestions, zipfOrder } from './listingQuestions.ts';
import type { BenchRow } from './printTable.ts';
import { LISTING, readyPage, READY_QUERY, READY_SDL } from './readyPage.ts';
import { underLoad } from './underLoad.ts';
import type { Answered } from './underLoad.ts';

const CHANGES_A_SECOND = 20;
const ORDER_LENGTH = 40_000;
const JSON_BODY = { 'content-type': 'application/json' };

/** Listings through the API: as bytes, as a ready page, by the shop with nothing kept, and with its memory while goods change. */
export async function benchAnswers(store: Store, size: number): Promise<BenchRow[]> {
  const services = await createServices(store, { demo: true });
  const products = [...(await goods(store))];
  const questions = listingQuestions(products, (id) => services.catalog.vendor(id)?.slug ?? '');
  const bodies = questions.map((variables) => JSON.stringify({ query: LISTING, variables }));
  const everyOne = bodies.map((_, place) => place);

  const ready = await load(await readyApp(), [JSON.stringify({ query: READY_QUERY })], [0]);
  const uncached = await load(await shopApp(services, null), bodies, everyOne);
  const answers = new CountingCache(services.changes);
  const shop = await shopApp(services, answers);
  const bytes = (await shop.inject({ method: 'POST', url: '/graphql', headers: JSON_BODY, payload: bodies[0] })).rawPayload;
  for (const payload of bodies) await shop.inject({ method: 'POST', url: '/graphql', headers: JSON_BODY, payload });
  const order = zipfOrder(bodies.length, ORDER_LENGTH);
  const unchanged = await load(shop, bodies, order);
  answers.begin();
  const stop = changing(store, products);
  const kept = await load(await shopApp(services, answers), bodies, order);
  await stop();
  const raw = await load(await rawApp(bytes), bodies.slice(0, 1), [0]);
  services.close();

  const row = (what: string, figure: Answered, floor: Answered | null, name: string): BenchRow => ({
    what: `answers: ${what}`,
    size,
    figure: `${inWords(figure)}`,
    floor: floor === null ? '' : `${floor.perSecond.toFixed(0)}/s ${name}`,
    ratio: floor === null ? '' : `${(figure.perSecond / floor.perSecond).toFixed(2)} ×`,
  });
  return [
    row('(a) Fastify, the same bytes', raw, null, ''),
    row('(b) Apollo Server, a ready page', ready, null, ''),
    row('(c) ours, nothing kept', uncached, ready, '(b)'),
    row('(d) ours, kept, no changes: what a hit costs', unchanged, raw, '(a)'),
    { what: `answers: (d) hits at ${CHANGES_A_SECOND} changes/s`, size, figure: answers.inWords(), floor: '', ratio: '' },
    row(`(d) ours, kept, ${CHANGES_A_SECOND} changes/s`, kept, ready, '(b)'),
    row(`(d) ours, kept, ${CHANGES_A_SECOND} changes/s`, kept, raw, '(a)'),
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

/** The shop's API as it stands behind its headers; addresses are not counted, because there is one. */
async function shopApp(services: Services, answers: AnswerCache | null): Promise<FastifyInstance> {
  const app = Fastify();
  await setHeaders(app, { isHttps: false, hasPolicy: true });
  await app.register(cookie);
  const schema = await buildShopSchema();
  const playground = { styles: [], modules: [], fonts: [], entries: [] };
  await serveGraphql(app, {
    apollo: createApolloServer(schema),
    schema,
    services,
    playground,
    baseUrl: 'http://127.0.0.1',
    answers,
  });
  return app;
}

async function readyApp(): Promise<FastifyInstance> {
  const apollo = new ApolloServer({ schema: buildSchema(READY_SDL), rootValue: { products: readyPage() } });
  await apollo.start();
  const app = Fastify();
  await app.register(fastifyApollo(apollo), { path: '/graphql' });
  app.addHook('onClose', () => apollo.stop());
  return app;
}

async function rawApp(bytes: Buffer): Promise<FastifyInstance> {
  const app = Fastify();
  app.post('/graphql', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
  return Promise.resolve(app);
}

async function goods(store: Store): Promise<ProductDoc[]> {
  const found: ProductDoc[] = [];
  for (let after: string | null = null; ;) {
    const page: Awaited<ReturnType<typeof store.page<'products'>>> = await store.page('products', { after, limit: 5000 });
    found.push(...page.items);
    if (page.next === null) return found;
    after = page.next;
  }
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
