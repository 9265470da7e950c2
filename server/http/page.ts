/** Answers every address that is not something else with a page of the shop, rendered here. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { guestContext } from '#server/graphql/context.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { SignedIn } from '#server/modules/accounts/session.service.ts';
import { TooManyWaiting, Turns } from '#server/modules/turns.ts';
import type { Store } from '#server/store/store.ts';
import type { AnswerCache } from './answerCache.ts';
import type { ClientFiles } from './clientFiles.ts';
import { GuestPages } from './guestPages.ts';
import { languageOf, pageViewer } from './graphqlContext.ts';
import { inProcessLink } from './inProcessLink.ts';
import { pathAndQuery } from './requestTarget.ts';
import type { RenderPage } from '#client/entry-server.tsx';

export interface PageParts {
  schema: GraphQLSchema;
  services: GraphQLContext['services'];
  /** Resolved per request, so that development can swap the code under a running server. */
  renderer: () => Promise<RenderPage>;
  assetsFor: ClientFiles['assetsFor'];
  baseUrl: string;
  /** What is kept for guests. */
  answers: AnswerCache;
  store: Pick<Store, 'onCommit'>;
  /** Under development the code changes, too: no page is kept. */
  isDevelopment?: boolean;
}

const DOCUMENT_END = '</body></html>';
/** A page depends on the preferences cookie, and on the browser's language before there is one: only the browser may keep it, and not for long. */
const PAGE_CACHE = 'private, max-age=10';
/** What is somebody's own must not be found in the browser once they have logged out. */
const MEMBER_CACHE = 'no-store';

/** The address of a letter opens an account as long as it is good. */
const SECRET_PATH = /^\/reset-password(?:[/?]|$)/;

const FILE_NAME = /\.[a-z0-9]{2,5}$/i;

/** Rendering keeps the processor busy: more at once would only make each slower. */
const AT_ONCE = 2;
/** Whoever comes when so many wait is asked to come again. */
const MAX_WAITING = 60;

/** A page, or where to go instead. */
type Answer = { kind: 'page'; status: number; html: Buffer } | { kind: 'redirect'; status: number; to: string };

/** Who asked has hung up before the turn came. */
class HungUp extends Error {}

export function servePages(app: FastifyInstance, parts: PageParts): void {
  const turns = new Turns(AT_ONCE, MAX_WAITING);
  const guestPages = parts.isDevelopment ? null : new GuestPages<Answer>(parts.store, () => !parts.services.catalog.isBehind);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const viewer = await pageViewer(request, parts);
    const isPublic = viewer === null && !SECRET_PATH.test(request.url);
    const render = () =>
      turns.take(() => {
        if (request.raw.socket.destroyed) throw new HungUp();
        return renderPage(request, viewer, parts);
      });
    const key = [request.url, languageOf(request.headers['accept-language']), request.headers.cookie ?? ''].join('\n');
    const page = await (isPublic && guestPages !== null ? guestPages.get(key, render) : render());
    if (page.kind === 'redirect') return reply.redirect(page.to, page.status);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', isPublic ? PAGE_CACHE : MEMBER_CACHE)
      .header('vary', 'Cookie, Accept-Language')
      .send(page.html);
  };

  app.get('/*', async (request, reply) => {
    if (isForFile(request)) return reply.callNotFound();
    for (;;) {
      try {
        return await answer(request, reply);
      } catch (error) {
        if (error instanceof TooManyWaiting) throw Object.assign(new Error('Too many pages wait.'), { statusCode: 503 });
        if (!(error instanceof HungUp)) throw error;
        // Another who wanted the same page has hung up: that is no reason for this one to go without.
        if (request.raw.socket.destroyed) return reply.hijack();
      }
    }
  });
}

/** A picture or icon that is not there: a whole page would be wasted on whoever asked. */
function isForFile({ url, headers }: FastifyRequest): boolean {
  return FILE_NAME.test(url.split('?', 1)[0] ?? '') && !(headers.accept ?? '').includes('text/html');
}

async function renderPage(request: FastifyRequest, viewer: SignedIn | null, parts: PageParts): Promise<Answer> {
  const render = await parts.renderer();
  const user = await parts.services.accounts.viewer(viewer);
  const rendered = await render({
    request: webRequest(request, parts.baseUrl),
    spoken: languageOf(request.headers['accept-language']),
    linkFor: (locale) =>
      inProcessLink(parts.schema, { ...guestContext(parts.services, locale), viewer }, viewer === null ? parts.answers : null),
    viewer: user && { id: user.id, name: [user.firstName, user.lastName].filter(Boolean).join(' '), email: user.email },
    assetsFor: parts.assetsFor,
    onError: (error) => {
      request.log.error({ err: error }, 'page not rendered');
    },
  });
  if (rendered.kind === 'response') {
    return { kind: 'redirect', status: rendered.response.status, to: rendered.response.headers.get('location') ?? '/' };
  }
  const html = await buffer(rendered.stream.pipe(new PassThrough()));
  // The state comes last: the page is on the screen before it is read.
  const end = html.length - DOCUMENT_END.length;
  return {
    kind: 'page',
    status: rendered.status,
    html: Buffer.concat([html.subarray(0, end), Buffer.from(rendered.state), html.subarray(end)]),
  };
}

function webRequest(request: FastifyRequest, baseUrl: string): Request {
  const { cookie } = request.headers;
  const url = new URL(baseUrl);
  const { path, query } = pathAndQuery(request.url);
  url.pathname = path;
  url.search = query;
  return new Request(url, { headers: cookie === undefined ? {} : { cookie } });
}
