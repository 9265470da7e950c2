/** Answers every address that is not something else with a page of the shop, rendered here: when it is asked for, and when one of its forms is posted. */
import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guestContext } from '#server/graphql/context.ts';
import { networkOf, widerNetworkOf } from '#server/platform/networkOf.ts';
import { QueueFull, Semaphore } from '#server/platform/semaphore.ts';
import type { Store } from '#server/store/store.ts';
import type { PageRenderer } from '#client/entry-server.tsx';
import { asBrotli, readsBrotli } from './responseCache.ts';
import { RETRY_AFTER_S, sendProblem, wantsHtml } from './errors.ts';
import { PageCache } from './pageCache.ts';
import { graphqlContext, languageOf, pageViewer } from './graphqlContext.ts';
import type { ContextParts } from './graphqlContext.ts';
import { isOwnOrigin } from './origins.ts';
import { keepPosted, takePosted } from './postedCookie.ts';
import { CACHED_PAGE_COST } from './rateLimit.ts';
import { FORM_TYPE, renderInTime } from './renderPage.ts';
import type { PageAnswer, RenderParts } from './renderPage.ts';
import { pathAndQuery } from './requestTarget.ts';

export interface PageParts extends RenderParts, ContextParts {
  /** Resolved per request, so that development can swap the code under a running server. */
  renderer: () => Promise<PageRenderer>;
  store: Pick<Store, 'onCommit'>;
  /** Under development the code changes, too: no page is kept. */
  isDevelopment?: boolean;
}

/** A page depends on the preferences cookie, and on the browser's language before there is one: only the browser may keep it, and not for long. */
const PAGE_CACHE = 'private, max-age=10';
/** What is somebody's own must not be found in the browser once they have logged out. */
const MEMBER_CACHE = 'no-store';

/** The address of a letter opens an account as long as it is good. */
const SECRET_PATH = /^\/reset-password(?:[/?]|$)/;

const FILE_NAME = /\.[a-z0-9]{2,5}$/i;

/** Rendering keeps the processor busy: more at once would only make each slower. */
const AT_ONCE = 2;
const AT_ONCE_OF_ONE_NETWORK = 1;
const MAX_WAITING = 60;
const MAX_WAITING_OF_ONE_NETWORK = 20;
/** Whoever waited so long is asked to come again. With the time that a page may take, less than a connection may be silent. */
const MAX_WAIT_MS = 3000;

/** The longest form that is answered is a message of 2000 characters, each of which may be sent as twelve. */
const MAX_FORM_BYTES = 64 * 1024;

/** Who asked has hung up before the turn came. */
class HungUp extends Error {}

export async function servePages(app: FastifyInstance, parts: PageParts): Promise<void> {
  const isHttps = parts.baseUrl.startsWith('https:');
  const semaphore = new Semaphore(AT_ONCE, MAX_WAITING, {
    maxWaitMs: MAX_WAIT_MS,
    maxWaitingOfOne: MAX_WAITING_OF_ONE_NETWORK,
    maxRunningOfOne: AT_ONCE_OF_ONE_NETWORK,
  });
  const isSettled = () => !parts.services.catalog.isBehind;
  const isGood = (page: PageAnswer) => page.status < 500;
  const pageCache = parts.isDevelopment ? null : new PageCache<PageAnswer>(parts.store, isSettled, isGood);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const isPost = request.method === 'POST';
    const posted = isPost ? null : takePosted(request, reply, isHttps);
    const context = isPost
      ? await graphqlContext(request, reply, parts)
      : { ...guestContext(parts.services, 'en'), viewer: await pageViewer(request, parts) };
    const renderer = await parts.renderer();
    const { cookie } = request.headers;
    const requested = renderer.readRequest(addressOf(request, parts.baseUrl), cookie, languageOf(request.headers['accept-language']));
    const isPublic = context.viewer === null && !SECRET_PATH.test(request.url) && !isPost && posted === null;
    const isKept = isPublic && pageCache !== null && pageCache.has(requested.key);
    await request.spend(isKept ? CACHED_PAGE_COST : requested.cost);
    const render = () =>
      semaphore.take(
        async () => {
          // What came in meanwhile is looked at first: a line of pages must not keep the API waiting.
          await nextTurnOfTheLoop();
          if (request.raw.socket.destroyed) throw new HungUp();
          return renderInTime({ request, renderer, requested, context, posted }, parts);
        },
        widerNetworkOf(networkOf(request.ip)),
      );
    const page = await (isPublic && pageCache !== null ? pageCache.get(requested.key, render) : render());
    // After the cache: a page that many are sent carries the cookie of none of them.
    parts.devices.give(request, reply);
    if (page.kind === 'redirect') {
      if (page.posted?.done) keepPosted(reply, page.posted, isHttps);
      return reply.redirect(page.to, page.status);
    }
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER_S);
    if (page.status === 405) reply.header('allow', 'GET, HEAD');
    reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', isPublic ? PAGE_CACHE : MEMBER_CACHE)
      .header('vary', 'Cookie, Accept-Language');
    if (!isPublic || !readsBrotli(request)) return reply.send(page.body);
    const compressed = await asBrotli(page);
    return reply.headers({ 'content-encoding': 'br', vary: 'Cookie, Accept-Language, Accept-Encoding' }).send(compressed);
  };

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isForFile(request)) return reply.callNotFound();
    for (;;) {
      try {
        return await answer(request, reply);
      } catch (error) {
        if (error instanceof QueueFull) throw Object.assign(new Error('Too many pages wait.'), { statusCode: 503 });
        if (!(error instanceof HungUp)) throw error;
        // Another who wanted the same page has hung up: that is no reason for this one to go without.
        if (request.raw.socket.destroyed) return reply.hijack();
      }
    }
  };
  app.get('/*', handler);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    scope.post('/*', {
      bodyLimit: MAX_FORM_BYTES,
      // Before the body is read: forms of other sites need not be listened to, and browsers say where a form comes from.
      onRequest: async (request, reply) => {
        // A program that sends something else finds nothing here: pages have only forms.
        if (!isForm(request) && !wantsHtml(request)) return reply.callNotFound();
        if (!isOwnOrigin(request, parts)) await sendProblem(request, reply, FOREIGN_FORM);
      },
      handler,
    });
  });
}

function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith(FORM_TYPE) ?? false;
}

const FOREIGN_FORM = { status: 403, code: 'FORBIDDEN', message: 'Forms are taken from the pages of this shop alone.' };

/** A picture or icon that is not there: a whole page would be wasted on whoever asked. */
function isForFile({ url, headers }: FastifyRequest): boolean {
  return FILE_NAME.test(url.split('?', 1)[0] ?? '') && !(headers.accept ?? '').includes('text/html');
}

/** What was asked for, at the shop's own address. */
function addressOf(request: FastifyRequest, baseUrl: string): URL {
  const url = new URL(baseUrl);
  const { path, query } = pathAndQuery(request.url);
  url.pathname = path;
  url.search = query;
  return url;
}
