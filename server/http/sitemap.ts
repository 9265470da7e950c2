import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { SitemapStream } from 'sitemap';
import type { SitemapItemLoose } from 'sitemap';
import { queryInProcess } from './inProcess.ts';
import type { Api } from './inProcess.ts';

/** robots.txt, and the sitemap of the fixed pages and of every category, vendor, article and product. */

const FIXED_PATHS = [
  ...['/', '/rizq-marketplace', '/rizq-mart'],
  ...['/blog-full-width', '/about-us', '/contact-us', '/faq', '/terms-condition', '/privacy-policy'],
];
/** Upper bound of addresses in one sitemap. */
const MAX_URLS = 50_000;
/** No extensions: the sitemap has addresses and dates only. */
const XMLNS = { news: false, video: false, image: false, xhtml: false };

const CATEGORIES = /* GraphQL */ `
  {
    categories {
      slug
    }
  }
`;

const VENDORS = /* GraphQL */ `
  query Vendors($after: String) {
    list: vendors(first: 100, after: $after, sort: NAME) {
      nodes {
        slug
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const ARTICLES = /* GraphQL */ `
  query Articles($after: String) {
    list: articles(first: 100, after: $after) {
      nodes {
        slug
        lastmod: date
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const PRODUCTS = /* GraphQL */ `
  query Products($after: String) {
    list: products(first: 100, after: $after, sort: NEWEST) {
      nodes {
        slug
        lastmod: updatedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

interface List {
  list: { nodes: { slug: string; lastmod?: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | null;
}

export function sitemap(api: Api, baseUrl: string): Promise<string> {
  return pipeline(entries(api), firstOnes, new SitemapStream({ hostname: baseUrl, xmlns: XMLNS }), text);
}

async function* entries(api: Api): AsyncGenerator<SitemapItemLoose> {
  for (const url of FIXED_PATHS) yield { url };
  const { categories } = await queryInProcess<{ categories: { slug: string }[] | null }>(api, CATEGORIES);
  for (const { slug } of categories ?? []) yield { url: `/rizq-marketplace?category=${encodeURIComponent(slug)}` };
  yield* listed(api, VENDORS, '/shop/');
  yield* listed(api, ARTICLES, '/blog/');
  yield* listed(api, PRODUCTS, '/product/');
}

async function* listed(api: Api, query: string, folder: string): AsyncGenerator<SitemapItemLoose> {
  let after: string | null = null;
  for (;;) {
    const { list }: List = await queryInProcess<List>(api, query, { after });
    for (const { slug, lastmod } of list?.nodes ?? []) yield { url: `${folder}${encodeURIComponent(slug)}`, lastmod };
    if (list?.pageInfo.hasNextPage !== true) return;
    after = list.pageInfo.endCursor;
    // Yields to requests between pages.
    await setImmediate();
  }
}

async function* firstOnes(all: AsyncIterable<SitemapItemLoose>): AsyncGenerator<SitemapItemLoose> {
  let count = 0;
  for await (const entry of all) {
    if ((count += 1) > MAX_URLS) return;
    yield entry;
  }
}

const ONE_HOUR_MS = 60 * 60 * 1000;
/** Paths of a shopper's own pages, and the API. */
const PRIVATE_PATHS = ['/cart', '/checkout', '/wishlist', '/compare', '/order/', '/outbox', '/reset-password', '/graphql', '/playground'];

export function serveForRobots(app: FastifyInstance, { baseUrl, ...api }: Api & { baseUrl: string }): void {
  const rules = ['User-agent: *', ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`), '', `Sitemap: ${baseUrl}/sitemap.xml`, ''];
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(rules.join('\n')),
  );

  // Cached for an hour: it walks every product, and that is fresh enough for crawlers.
  let kept: { text: Promise<string>; madeAt: number } | null = null;
  app.get('/sitemap.xml', async (_request, reply) => {
    if (kept === null || Date.now() - kept.madeAt > ONE_HOUR_MS) kept = { text: sitemap(api, baseUrl), madeAt: Date.now() };
    const text = await kept.text.catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text);
  });
}
