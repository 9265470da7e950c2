/** Error responses; they echo neither the address nor the error. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { languageOf } from './graphqlContext.ts';
import { busyPage, plainPage } from './plainPage.ts';
import type { PlainLook } from './plainPage.ts';
import { TooManyRequests } from './rateLimit.ts';
import { logRequest } from './requestLog.ts';

interface Problem {
  /** Set when the caller's budget is used up. */
  retryAfterSeconds?: number;
  status: number;
  code: string;
  message: string;
}

const PROBLEMS: Record<number, Omit<Problem, 'status'>> = {
  400: { code: 'BAD_REQUEST', message: 'The request could not be read.' },
  401: { code: 'UNAUTHENTICATED', message: 'Log in first.' },
  403: { code: 'FORBIDDEN', message: 'This is for sellers, and for their own shop.' },
  404: { code: 'NOT_FOUND', message: 'There is nothing here.' },
  405: { code: 'METHOD_NOT_ALLOWED', message: 'The API takes GET and POST.' },
  408: { code: 'TIMEOUT', message: 'The request took too long.' },
  413: { code: 'TOO_LARGE', message: 'The request is too large.' },
  414: { code: 'TOO_LARGE', message: 'The address is too long.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'This kind of content is not understood here.' },
  429: { code: 'RATE_LIMITED', message: 'Too many requests: please try again in a moment.' },
  503: { code: 'UNAVAILABLE', message: 'The shop is busy: please try again in a moment.' },
};
export const RETRY_AFTER_S = '2';
const UNKNOWN_PROBLEM = { code: 'INTERNAL_ERROR', message: 'Something went wrong.' };

export function sendErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, problemOf(404)));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error.statusCode ?? 500);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendProblem(
      request,
      reply,
      error instanceof TooManyRequests ? { ...problem, retryAfterSeconds: error.retryAfterSeconds } : problem,
    );
  });
}

/** For malformed addresses, which the router rejects. No hooks run for them, so headers and the log line are written here. */
export function sendBadAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'");
  sendProblem(request, reply, problemOf(400));
  logRequest(request, reply);
}

/** Sends errors to GraphQL clients in GraphQL's shape, to browsers as a page, to others as JSON. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { status, code, message, retryAfterSeconds } = problem;
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
  if (request.url.startsWith('/graphql')) {
    return reply.code(status).send({ errors: [{ message, extensions: { code, retryAfterSeconds } }] });
  }
  if (wantsHtml(request)) {
    const isBusy = status === 429 || status === 503;
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(isBusy ? busyPage(plainLook(request), retryAfterSeconds ?? null) : plainPage(message, plainLook(request)));
  }
  return reply.code(status).send({ error: { code, message } });
}

function problemOf(status: number): Problem {
  const known = PROBLEMS[status];
  if (known !== undefined) return { status, ...known };
  return status < 500 ? { status, code: 'BAD_REQUEST', message: 'The request could not be read.' } : { status: 500, ...UNKNOWN_PROBLEM };
}

export function wantsHtml(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

/** Language and theme of the preferences cookie, else of the browser. */
function plainLook({ headers }: FastifyRequest): PlainLook {
  const [, chosen, theme] = /(?:^|;\s*)rizq_prefs=(en|ms)\.(light|dark)?/.exec(headers.cookie ?? '') ?? [];
  return {
    locale: chosen === 'en' || chosen === 'ms' ? chosen : languageOf(headers['accept-language']),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
  };
}
