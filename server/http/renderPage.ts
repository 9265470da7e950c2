/** Renders a requested page with data from in-process operations, within a deadline. */
import type { FastifyRequest } from 'fastify';
import { languageOf } from '#schema/rules/locales.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { inTime } from '#server/platform/deadline.ts';
import type { Dependencies } from '#server/graphql/dependencies.ts';
import type { PageRenderer, PageRequest, FormResult } from '#client/entry-server.tsx';
import type { Parts } from './appParts.ts';
import { textBody } from './bodies.ts';
import { inProcessLink } from './inProcess.ts';
import type { ResponseMeta } from './responseCache.ts';

/** A page request, its context, and the result of a form posted before it. */
export interface Visit {
  request: FastifyRequest;
  renderer: PageRenderer;
  requested: PageRequest;
  context: GraphQLContext;
  flash: FormResult | null;
  /** Dependencies of a guest's page; null if it cannot be shared. */
  dependencies: Dependencies | null;
}

/** A page, or a redirect with the form result that its target shows. */
export interface PageResponse extends ResponseMeta {
  body: Buffer;
  flash: FormResult | null;
}

/** Deadline for rendering a page. */
const PAGE_TIMEOUT_MS = 5000;
export const FORM_TYPE = 'application/x-www-form-urlencoded';

const HEAD_END = '</head>';
const DOCUMENT_END = '</body></html>';

/**
 * Renders a page before the deadline, at which the signal aborts the work. Posted forms have no deadline, because a mutation in
 * progress must complete and report its result. Throws OperationTimeout.
 */
export async function renderInTime(visit: Visit, parts: Parts): Promise<PageResponse> {
  const deadline = visit.request.method === 'POST' ? Infinity : performance.now() + (parts.pageTimeoutMs ?? PAGE_TIMEOUT_MS);
  const controller = new AbortController();
  try {
    return await inTime(deadline, render(visit, parts, { signal: controller.signal, deadline }));
  } catch (error) {
    controller.abort(error);
    throw error;
  }
}

async function render(
  { request, renderer, requested, context, flash, dependencies }: Visit,
  parts: Parts,
  { signal, deadline }: { signal: AbortSignal; deadline: number },
): Promise<PageResponse> {
  const { viewer } = context;
  const user = await parts.services.accounts.viewer(viewer);
  const rendered = await renderer.render({
    request: webRequest(request, requested, signal),
    browserLocale: languageOf(request.headers['accept-language']),
    // The page's cost is charged as a whole.
    linkFor: (locale) => inProcessLink(parts, { ...context, locale, deadline, spend: null }, dependencies),
    viewer: user && { id: user.id, name: [user.firstName, user.lastName].filter(Boolean).join(' '), email: user.email },
    flash,
    headFor: parts.clientFiles.headFor,
    onError: (error) => {
      if (!signal.aborted) request.log.error({ err: error }, 'page not rendered');
    },
  });
  if (rendered.kind === 'response') {
    const { response } = rendered;
    return {
      status: response.status,
      body: Buffer.alloc(0),
      location: response.headers.get('location') ?? '/',
      stylePolicy: null,
      flash: rendered.flash,
    };
  }
  signal.throwIfAborted();
  const { html, head, state } = rendered;
  const headEnd = html.indexOf(HEAD_END);
  // The state comes last, so that the page can be painted before the state is parsed.
  const end = html.length - DOCUMENT_END.length;
  const body = Buffer.from(html.slice(0, headEnd) + head.html + html.slice(headEnd, end) + state + html.slice(end));
  return { status: rendered.status, body, location: null, stylePolicy: head.stylePolicy, flash: null };
}

function webRequest(request: FastifyRequest, { url, cookie }: PageRequest, signal: AbortSignal): Request {
  const headers: HeadersInit = cookie === null ? {} : { cookie };
  if (request.method !== 'POST') return new Request(url, { headers, signal });
  return new Request(url, { method: 'POST', headers: { ...headers, 'content-type': FORM_TYPE }, body: textBody(request), signal });
}
