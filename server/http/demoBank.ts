/** Mounts the demo gateway, a separate service, under a path of the marketplace, so that any browser can reach its pages. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface DemoBankParts {
  /** null where there is no demo. */
  demoBank?: { handle(request: Request): Promise<Response> } | null;
}

const PATH = '/demo-bank';
/** The only request headers it reads: none that belong to the marketplace. */
const HEADERS = ['authorization', 'content-type'] as const;

/** Server-to-server calls are frequent, from one address, and cheap. */
export const MACHINE_RATE = { cost: 100 } as const;

export async function serveDemoBank(app: FastifyInstance, { demoBank = null }: DemoBankParts): Promise<void> {
  if (demoBank === null) return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    const answer = async (request: FastifyRequest, reply: FastifyReply) => send(await demoBank.handle(webRequest(request)), reply);
    scope.route({ method: ['GET', 'POST'], url: `${PATH}/api/*`, config: MACHINE_RATE, handler: answer });
    scope.route({ method: ['GET', 'POST'], url: `${PATH}/*`, handler: answer });
  });
}

function webRequest({ method, url, headers, body }: FastifyRequest): Request {
  const kept = HEADERS.flatMap((name): [string, string][] => (headers[name] === undefined ? [] : [[name, headers[name]]]));
  return new Request(new URL(url, 'http://demo-bank.invalid'), {
    method,
    headers: kept,
    ...(method === 'POST' && { body: typeof body === 'string' ? body : '' }),
  });
}

async function send(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
}
