/** Server-rendered pages: the fallback route for GET requests and posted forms. */
import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '#schema/rules/locales.ts';
import { isSecretUrl } from '#schema/rules/secretUrls.ts';
import { guestContext } from '#server/graphql/context.ts';
import type { Dependencies } from '#server/graphql/dependencies.ts';
import { widerNetworkOf } from '#server/platform/caller.ts';
import { renderSeconds } from '#server/platform/metrics.ts';
import { QueueFull, Semaphore } from '#server/concurrency/semaphore.ts';
import { takeRawBodies } from './bodies.ts';
import { sendCachedBody } from './responseCache.ts';
import { httpError, RETRY_AFTER_S, sendProblem, wantsHtml, wantsOnlyJson } from './errors.ts';
import { graphqlContext } from './graphqlContext.ts';
import type { Parts } from './appParts.ts';
import { allowStyles } from './headers.ts';
import { isOwnOrigin } from './origins.ts';
import { cookieToken, setFlash, takeFlash } from './cookies.ts';
import { CACHED_PAGE_COST, clientNetwork } from './rateLimit.ts';
import { PageCache } from './pageCache.ts';
import { FORM_TYPE, renderInTime } from './renderPage.ts';
import { pathAndQuery } from './requestLog.ts';

/** Pages depend on the preferences cookie, or on the browser's language without it, so only the browser may cache them, for ten seconds. */
const PAGE_CACHE = 'private, max-age=10';
/** A member's pages must not remain in the browser's cache after logout. */
const MEMBER_CACHE = 'no-store';

/** Request headers that pages depend on. */
const VARIES_BY = 'Cookie, Accept-Language';

/** Maximum characters of a page's URL. */
const MAX_ADDRESS_LENGTH = 8192;

const FILE_NAME = /\.[a-z0-9]{2,5}$/i;

/** Rendering is CPU-bound, so that higher concurrency would only make each page slower. */
const AT_ONCE = 2;
const AT_ONCE_OF_ONE_NETWORK = 1;
const MAX_WAITING = 60;
const MAX_WAITING_OF_ONE_NETWORK = 20;
/** Queue timeout, after which the response is a 503. Together with the page timeout it is shorter than a connection's idle timeout. */
const MAX_WAIT_MS = 3000;

/** The largest form is a product with descriptions of 2000 characters in three languages; an encoded character may take twelve bytes. */
const MAX_FORM_BYTES = 96 * 1024;

/** The client disconnected while the request was queued. */
class HungUp extends Error {}

export async function servePages(app: FastifyInstance, parts: Parts): Promise<void> {
  const { isHttps } = parts;
  const semaphore = new Semaphore(AT_ONCE, MAX_WAITING, {
    maxWaitMs: MAX_WAIT_MS,
    maxWaitingOfOne: MAX_WAITING_OF_ONE_NETWORK,
    maxRunningOfOne: AT_ONCE_OF_ONE_NETWORK,
  });
  const pageCache = parts.isDevelopment ? null : new PageCache(parts.services.revisions);

  const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const isPost = request.method === 'POST';
    const flash = isPost ? null : takeFlash(request, reply, isHttps);
    const context = isPost
      ? await graphqlContext(request, reply, parts)
      : { ...guestContext(parts.services, 'en'), viewer: await parts.services.sessions.find(cookieToken(request, isHttps)) };
    const renderer = await parts.renderer();
    const { cookie } = request.headers;
    const requested = renderer.readRequest(addressOf(request, parts.baseUrl), cookie, languageOf(request.headers['accept-language']));
    const isSecret = isSecretUrl(requested.url);
    const isPublic = context.viewer === null && !isSecret && !isPost && flash === null;
    const shared = isPublic ? pageCache : null;
    await request.spend(shared?.has(requested.key) ? CACHED_PAGE_COST : requested.cost);
    const network = widerNetworkOf(clientNetwork(request));
    const render = async (dependencies: Dependencies | null) => {
      const stop = renderSeconds.startTimer();
      return renderInTime({ request, renderer, requested, context, flash, dependencies }, parts).finally(stop);
    };
    const enqueue = <Result>(work: () => Promise<Result>) =>
      semaphore.run(async () => {
        // Yields to pending I/O first, because queued pages must not delay the API.
        await nextTurnOfTheLoop();
        if (request.raw.socket.destroyed) throw new HungUp();
        return work();
      }, network);
    const page = await (shared === null ? enqueue(() => render(null)) : shared.page(requested.key, { network, enqueue, render }));
    // Set after the cache lookup, because a shared page must not contain a client's cookie.
    parts.devices.give(request, reply);
    if (page.location !== null) {
      if ('flash' in page && page.flash !== null) setFlash(reply, page.flash, isHttps);
      return reply.redirect(page.location, page.status);
    }
    if (page.status === 404 && wantsOnlyJson(request)) throw httpError(404);
    if (page.stylePolicy !== null) allowStyles(reply, page.stylePolicy);
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER_S);
    // Also in requests to the marketplace itself, whose proxies may log the header. Unlike `no-referrer`, forms keep their origin.
    if (isSecret) reply.header('referrer-policy', 'strict-origin');
    if (page.status === 405) reply.header('allow', 'GET, HEAD');
    reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', isPublic ? PAGE_CACHE : MEMBER_CACHE);
    return 'encoded' in page ? sendCachedBody(request, reply, page, VARIES_BY) : reply.header('vary', VARIES_BY).send(page.body);
  };

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.length > MAX_ADDRESS_LENGTH) throw httpError(414);
    if (isForFile(request)) return reply.callNotFound();
    for (;;) {
      try {
        return await respond(request, reply);
      } catch (error) {
        if (error instanceof QueueFull) throw httpError(503);
        if (!(error instanceof HungUp)) throw error;
        // The client whose request was rendering the page has disconnected, so try again.
        if (request.raw.socket.destroyed) return reply.hijack();
      }
    }
  };
  app.get('/*', handler);
  await app.register(async (scope) => {
    takeRawBodies(scope, FORM_TYPE, 'string');
    scope.post('/*', {
      bodyLimit: MAX_FORM_BYTES,
      // Checked before the body is read. Browsers send a form's origin.
      onRequest: async (request, reply) => {
        // Pages accept only forms; other content types are not found.
        const isForm = request.headers['content-type']?.startsWith(FORM_TYPE) ?? false;
        if (!isForm && !wantsHtml(request)) return reply.callNotFound();
        if (!isOwnOrigin(request, parts)) await sendProblem(request, reply, FOREIGN_FORM);
      },
      handler,
    });
  });
}

const FOREIGN_FORM = { status: 403, code: 'FORBIDDEN', message: 'Forms are taken from the pages of this shop alone.' };

/** Whether the path is for a missing picture or icon, for which no page is rendered. */
function isForFile(request: FastifyRequest): boolean {
  return FILE_NAME.test(request.url.split('?', 1)[0] ?? '') && !wantsHtml(request);
}

/** The requested path, resolved against the marketplace's base URL. */
function addressOf(request: FastifyRequest, baseUrl: string): URL {
  const url = new URL(baseUrl);
  const { path, query } = pathAndQuery(request.url);
  url.pathname = path;
  url.search = query;
  return url;
}
