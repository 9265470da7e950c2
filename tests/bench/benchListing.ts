import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import { ApolloServer } from '@apollo/server';
import Fastify from 'fastify';
import { buildSchema } from 'graphql';
import { buildShopSchema } from '#server/graphql/buildSchema.ts';
import { guestContext } from '#server/graphql/context.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { createApolloServer } from '#server/graphql/createApollo.ts';
import { createServices } from '#server/modules/services.ts';
import type { Store } from '#server/store/store.ts';
import type { BenchRow } from './printTable.ts';
import { requestsPerSecond } from './requestsPerSecond.ts';

/** 24 products of ten fields and about a hundred facet values, as a listing page asks for them. */
export const LISTING = `{ products(filter: { inStock: true }, first: 24) {
  totalCount
  nodes { id slug title href label weight status price { current { minorUnits } } rating { average } images { url } }
  facets(valueLimit: 10) { key label ... on ListFacet { values { value label count selected } } }
} }`;

/** The same page, ready: what Apollo Server costs when nothing is looked up. */
export const READY_SCHEMA = buildSchema(`
  type Price { minorUnits: Int! } type PriceInfo { current: Price! } type Rating { average: Float } type Image { url: String! }
  type Product { id: ID! slug: String! title: String! href: String! label: String weight: String status: String! price: PriceInfo! rating: Rating! images: [Image!]! }
  type Value { value: String! label: String! count: Int! selected: Boolean! }
  type Facet { key: String! label: String! values: [Value!]! }
  type Listing { totalCount: Int! nodes: [Product!]! facets: [Facet!]! }
  type Query { products: Listing! }
`);
export const READY_QUERY = LISTING.replace('(filter: { inStock: true }, first: 24)', '')
  .replace('(valueLimit: 10)', '')
  .replace('... on ListFacet { values', 'values')
  .replace('selected } } }', 'selected } }');

/** Listings a second through GraphQL over HTTP, nothing cached, against a ready page through the same server. */
export async function benchListing(store: Store, size: number): Promise<BenchRow[]> {
  const services = await createServices(store, { demo: true });
  const shop = createApolloServer(await buildShopSchema());
  const ready = new ApolloServer<GraphQLContext>({ schema: READY_SCHEMA, rootValue: { products: readyPage() } });
  const context = guestContext(services, 'en');
  const floor = await measure(ready, READY_QUERY, context);
  const listing = await measure(shop, LISTING, context);
  services.close();
  return [
    {
      what: 'listing through GraphQL (requests/s)',
      size,
      figure: listing.toFixed(0),
      floor: `${floor.toFixed(0)} ready page`,
      ratio: `${(listing / floor).toFixed(2)} × the floor`,
    },
  ];
}

async function measure(apollo: ApolloServer<GraphQLContext>, query: string, context: GraphQLContext): Promise<number> {
  const app = Fastify();
  apollo.addPlugin(fastifyApolloDrainPlugin(app));
  await apollo.start();
  await app.register(fastifyApollo(apollo), { path: '/graphql', context: () => Promise.resolve(context) });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const measured = await requestsPerSecond(`${address}/graphql`, JSON.stringify({ query }));
  await app.close();
  return measured;
}

export function readyPage(): object {
  const nodes = Array.from({ length: 24 }, (_, place) => ({
    id: `prd_${place}`,
    slug: `product-${place}`,
    title: `Product ${place}`,
    href: `/product/product-${place}`,
    label: 'SALE',
    weight: '500g',
    status: 'AVAILABLE',
    price: { current: { minorUnits: 1000 + place } },
    rating: { average: 4.5 },
    images: [{ url: '/pictures/a-640.webp' }, { url: '/pictures/b-640.webp' }],
  }));
  const facets = Array.from({ length: 12 }, (_, facet) => ({
    key: `FACET_${facet}`,
    label: `Facet ${facet}`,
    values: Array.from({ length: 8 }, (_value, place) => ({ value: `v${place}`, label: `Value ${place}`, count: place, selected: false })),
  }));
  return { totalCount: 1000, nodes, facets };
}
