/** Error responses. They do not repeat the URL or the error; error pages use no assets, scripts or queries. */
import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale, languageOf, LANGUAGES, type Locale } from '#schema/rules/locales.ts';
import { OperationTimeout } from '#server/platform/deadline.ts';
import { BadInput, NoVendor, NotSignedIn, RateLimited } from '#server/platform/errors.ts';
import { RepeatedWarnings } from '#server/platform/repeatedWarnings.ts';
import { translate } from '#server/platform/messages.ts';
import { logRequest } from './requestLog.ts';

interface Problem {
  /** Set if the caller has exceeded its rate limit. */
  retryAfterSeconds?: number | undefined;
  status: number;
  code: string;
  message: string;
}

const UNREADABLE = { code: 'BAD_REQUEST', message: 'The request could not be read.' };
const PROBLEMS: Record<number, Omit<Problem, 'status'>> = {
  400: UNREADABLE,
  401: { code: 'UNAUTHENTICATED', message: 'Log in first.' },
  403: { code: 'FORBIDDEN', message: 'This is for sellers, and for their own shop.' },
  404: { code: 'NOT_FOUND', message: 'There is nothing here.' },
  405: { code: 'METHOD_NOT_ALLOWED', message: 'The API takes GET and POST.' },
  408: { code: 'TIMEOUT', message: 'The request took too long.' },
  413: { code: 'TOO_LARGE', message: 'The request is too large.' },
  414: { code: 'TOO_LARGE', message: 'The address is too long.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'This kind of content is not understood here.' },
  421: { code: 'FOREIGN_HOST', message: 'This host name is not known here: BASE_URL has to name the public address.' },
  429: { code: 'RATE_LIMITED', message: 'Too many requests: please try again in a moment.' },
  431: { code: 'TOO_LARGE', message: 'The headers are too large: 16 KiB are taken.' },
  500: { code: 'INTERNAL_ERROR', message: 'Something went wrong.' },
  503: { code: 'UNAVAILABLE', message: 'The shop is busy: please try again in a moment.' },
};
export const RETRY_AFTER_S = '2';

/** Creates an error that is sent with this status and its message from PROBLEMS. */
export function httpError(statusCode: number): Error {
  return Object.assign(new Error('refused'), { statusCode });
}

export function sendErrors(app: FastifyInstance): void {
  const overloads = new RepeatedWarnings();
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, problemOf(404)));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(statusOf(error));
    if (problem.status === 503)
      overloads.note(error.name, (repeated) => request.log.warn({ reason: error.message, repeated }, 'request refused'));
    else if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    const retryAfterSeconds = error instanceof RateLimited ? error.retryAfterSeconds : undefined;
    return sendProblem(request, reply, { ...problem, retryAfterSeconds });
  });
}

/** Responds to malformed URLs, which the router rejects before any hook runs. Headers and the log line are therefore written here. */
export function sendBadUrl(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" });
  sendProblem(request, reply, problemOf(400));
  logRequest(request, reply);
}

/** Sends errors as GraphQL to API clients, as a page to browsers, and as JSON to others. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { status, code, message, retryAfterSeconds } = problem;
  reply.code(status);
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
  if (request.url.startsWith('/graphql')) return reply.send({ errors: [{ message, extensions: { code, retryAfterSeconds } }] });
  if (wantsHtml(request)) return reply.type('text/html; charset=utf-8').send(errorPage(problem, request));
  return reply.send({ error: { code, message } });
}

/** Maps the services' rejections, which do not depend on HTTP, to a status. */
function statusOf(error: FastifyError): number {
  if (error instanceof NotSignedIn) return 401;
  if (error instanceof NoVendor) return 403;
  if (error instanceof RateLimited) return 429;
  if (error instanceof OperationTimeout) return 503;
  // Thrown by @fastify/static for a path outside its folder. Our own rejections have no `status`.
  if ('status' in error && error.status === 403) return 404;
  return error instanceof BadInput ? 400 : (error.statusCode ?? 500);
}

function problemOf(status: number): Problem {
  const known = PROBLEMS[status];
  if (known !== undefined) return { status, ...known };
  return status < 500 ? { status, ...UNREADABLE } : problemOf(500);
}

export function wantsHtml(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

/** Whether a client accepts JSON but not HTML: it probably mistook a page's URL for an API endpoint. */
export function wantsOnlyJson({ headers: { accept = '' } }: FastifyRequest): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(accept.trim()) && !/text\/html|\*\/\*/i.test(accept);
}

/** Errors from Node's HTTP parser by code; no request exists yet. */
const PARSER_PROBLEMS: Partial<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Responds to a request that could not be parsed. Its URL is unknown, so the body is valid for both the API and other endpoints,
 * and any origin may read it.
 */
export function sendUnparsed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, code, message } = problemOf(PARSER_PROBLEMS[error.code ?? ''] ?? 400);
  const body = JSON.stringify({ errors: [{ message, extensions: { code } }], error: { code, message } });
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'access-control-allow-origin: *',
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
  // Otherwise a client that goes on sending keeps the connection open, and its place in a limit.
  socket.destroySoon();
}

/** Language and colour scheme from the preferences cookie, or from the browser if there is none. */
export function preferencesOf({ headers }: Pick<FastifyRequest, 'headers'>): { locale: Locale; scheme: string } {
  const [, chosen, scheme = 'light dark'] = /(?:^|;\s*)rizq_prefs=([\w-]+)\.(light|dark)?/.exec(headers.cookie ?? '') ?? [];
  return { locale: isLocale(chosen) ? chosen : languageOf(headers['accept-language']), scheme };
}

const PAGE = readFileSync('server/http/errorPage.html', 'utf8');

/**
 * Error page that needs no rendering. For 429 and 503 it links to the same URL, otherwise to the home page.
 */
function errorPage({ status, message, retryAfterSeconds }: Problem, { headers }: FastifyRequest): string {
  const { locale, scheme } = preferencesOf({ headers });
  // A retry time means that this caller has exceeded its limit.
  const [title, text] =
    retryAfterSeconds === undefined
      ? [translate(locale, 'busy.crowdedTitle'), translate(locale, 'busy.crowded')]
      : [translate(locale, 'busy.tooFastTitle'), translate(locale, 'busy.tooFast', { seconds: retryAfterSeconds })];
  const values: Record<string, string> =
    status === 429 || status === 503
      ? { locale: LANGUAGES[locale].tag, scheme, title, text, heading: title, address: '', link: translate(locale, 'busy.again') }
      : { locale: LANGUAGES[DEFAULT_LOCALE].tag, scheme, title: 'Rizq', heading: message, text: '', address: '/', link: 'Rizq' };
  return PAGE.replace(/\{(\w+)\}/g, (_placeholder, name: string) => values[name] ?? '');
}
