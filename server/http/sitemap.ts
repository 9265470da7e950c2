import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SitemapStream, type SitemapItemLoose } from 'sitemap';
import { DEFAULT_LOCALE } from '#schema/rules/locales.ts';
import { pagesOf } from '#server/platform/pagination.ts';
import type { Services } from '#server/services.ts';
import type { Parts } from './appParts.ts';

/** Fixed pages in the sitemap, which also lists every category, vendor, article and product. */

const FIXED_PATHS = [
  ...['/', '/rizq-marketplace', '/rizq-mart'],
  ...['/blog-full-width', '/about-us', '/sell', '/contact-us', '/faq', '/terms-condition', '/privacy-policy'],
];
/** Maximum number of URLs in one sitemap. */
const MAX_URLS = 50_000;
/** Disables extensions, because the sitemap contains only URLs and dates. */
const XMLNS = { news: false, video: false, image: false, xhtml: false };

/** Items read per batch; other requests are served in between. */
const PAGE_LENGTH = 100;

export function sitemap(services: Services, baseUrl: string): Promise<string> {
  return pipeline(Readable.from(entries(services)).take(MAX_URLS), new SitemapStream({ hostname: baseUrl, xmlns: XMLNS }), text);
}

async function* entries({ catalog, vendors, articles, listings }: Services): AsyncGenerator<SitemapItemLoose> {
  for (const url of FIXED_PATHS) yield { url };
  for (const { id } of catalog.categories(null)) yield { url: `/rizq-marketplace?category=${encodeURIComponent(id)}` };
  const first = PAGE_LENGTH;
  for await (const { nodes } of pagesOf((after) => vendors.list({ first, after, sort: 'NAME' }, DEFAULT_LOCALE)))
    yield* nodes.map(({ slug }) => entry('shop', slug));
  for await (const { nodes } of pagesOf((after) => articles.list({ first, after })))
    yield* nodes.map(({ id, date }) => entry('blog', id, date));
  const newest = (after: string | null) => listings.list({ first, after, sort: 'NEWEST' }, { locale: 'en', defaultFirst: first });
  for await (const { nodes } of pagesOf(newest)) yield* nodes.map(({ slug, updatedAt }) => entry('product', slug, updatedAt));
}

function entry(folder: string, slug: string, lastmod?: string): SitemapItemLoose {
  return { url: `/${folder}/${encodeURIComponent(slug)}`, lastmod };
}

const ONE_HOUR_MS = 60 * 60 * 1000;
/** Private pages and the API. */
const PRIVATE_PATHS = [
  ...['/cart', '/checkout', '/wishlist', '/compare', '/order/', '/outbox', '/reset-password', '/confirm-email', '/unsubscribe'],
  '/user-alerts/guest',
  ...['/graphql', '/playground'],
];

export function serveForRobots(app: FastifyInstance, { services, baseUrl }: Parts): void {
  const rules = ['User-agent: *', ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`), '', `Sitemap: ${baseUrl}/sitemap.xml`, ''];
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(rules.join('\n')),
  );

  // Cached for an hour, because it reads every product.
  const cache = new LRUCache<string, string>({ max: 1, ttl: ONE_HOUR_MS, fetchMethod: () => sitemap(services, baseUrl) });
  app.get('/sitemap.xml', async (_request, reply) => {
    const xml = await cache.fetch('/sitemap.xml');
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);
  });
}
