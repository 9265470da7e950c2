/** Answers every address that is not something else with a page of the shop, rendered here and streamed. */
import { Transform } from 'node:stream';
import { SchemaLink } from '@apollo/client/link/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { guestContext } from '#server/graphql/context.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { ClientFiles } from './clientFiles.ts';
import { pageViewer } from './graphqlContext.ts';
import { pathAndQuery } from './requestTarget.ts';
import type { RenderPage } from '#client/entry-server.tsx';

export interface PageParts {
  schema: GraphQLSchema;
  services: GraphQLContext['services'];
  /** Resolved per request, so that development can swap the code under a running server. */
  renderer: () => Promise<RenderPage>;
  assetsFor: ClientFiles['assetsFor'];
  baseUrl: string;
}

const DOCUMENT_END = '</body></html>';
/** A page depends on the preferences cookie: only the browser may keep it, and not for long. */
const PAGE_CACHE = 'private, max-age=10';
/** What is somebody's own must not be found in the browser once they have logged out. */
const MEMBER_CACHE = 'no-store';

/** The address of a letter opens an account as long as it is good. */
const SECRET_PATH = /^\/reset-password(?:[/?]|$)/;

const FILE_NAME = /\.[a-z0-9]{2,5}$/i;

export function servePages(app: FastifyInstance, parts: PageParts): void {
  app.get('/*', (request, reply) => (isForFile(request) ? reply.callNotFound() : answer(request, reply, parts)));
}

/** A picture or icon that is not there: a whole page would be wasted on whoever asked. */
function isForFile({ url, headers }: FastifyRequest): boolean {
  return FILE_NAME.test(url.split('?', 1)[0] ?? '') && !(headers.accept ?? '').includes('text/html');
}

async function answer(request: FastifyRequest, reply: FastifyReply, parts: PageParts): Promise<FastifyReply> {
  const render = await parts.renderer();
  const viewer = await pageViewer(request, parts);
  const user = await parts.services.accounts.viewer(viewer);
  const rendered = await render({
    request: webRequest(request, parts.baseUrl),
    linkFor: (locale) => new SchemaLink({ schema: parts.schema, context: { ...guestContext(parts.services, locale), viewer } }),
    viewer: user && { id: user.id, name: [user.firstName, user.lastName].filter(Boolean).join(' '), email: user.email },
    assetsFor: parts.assetsFor,
    onError: (error) => {
      request.log.error({ err: error }, 'page not rendered');
    },
  });
  if (rendered.kind === 'response') return redirect(reply, rendered.response);
  reply.code(rendered.status).type('text/html; charset=utf-8');
  const isKept = viewer === null && !SECRET_PATH.test(request.url);
  reply.header('cache-control', isKept ? PAGE_CACHE : MEMBER_CACHE).header('vary', 'Cookie');
  const output = withState(rendered.state);
  output.on('close', () => {
    if (!output.writableFinished) rendered.stream.abort();
  });
  return reply.send(rendered.stream.pipe(output));
}

/** Puts the state at the very end of the body: the page is on the screen before it arrives. */
function withState(state: string): Transform {
  let held = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const bytes = Buffer.concat([held, chunk]);
      const ready = Math.max(0, bytes.length - DOCUMENT_END.length);
      held = bytes.subarray(ready);
      done(null, bytes.subarray(0, ready));
    },
    flush(done) {
      done(null, Buffer.concat([Buffer.from(state), held]));
    },
  });
}

function webRequest(request: FastifyRequest, baseUrl: string): Request {
  const { cookie } = request.headers;
  const url = new URL(baseUrl);
  const { path, query } = pathAndQuery(request.url);
  url.pathname = path;
  url.search = query;
  return new Request(url, { headers: cookie === undefined ? {} : { cookie } });
}

function redirect(reply: FastifyReply, response: Response): FastifyReply {
  return reply.redirect(response.headers.get('location') ?? '/', response.status);
}
