/** robots.txt and the sitemap. */
import type { FastifyInstance } from 'fastify';
import type { Api } from './inProcess.ts';
import { sitemap } from './sitemap.ts';

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
