/** One log line per request: method, path, status, duration. Never a value that a user typed or holds. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { pathAndQuery } from './requestTarget.ts';
import type { DestinationStream, Logger, LoggerOptions } from 'pino';

const OPTIONS: LoggerOptions = {
  base: undefined,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  redact: {
    paths: ['req.headers', 'res.headers', 'headers', '*.password', '*.token', '*.accessToken', '*.cookie', '*.authorization'],
    censor: '[redacted]',
  },
  serializers: {
    // An error's message may quote input; class, code and stack suffice to find it.
    err: (error: unknown) => (error instanceof Error ? describe(error) : { type: typeof error }),
  },
};

export function makeLogger(level: string, destination?: DestinationStream): Logger {
  return pino({ ...OPTIONS, level }, destination);
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
}

export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode: status, elapsedTime } = reply;
  request.log.info({ method: request.method, path: pathOf(request), status, ms: Math.round(elapsedTime * 10) / 10 }, 'request');
}

/** Path only: query values may hold names, words or tokens. */
function pathOf(request: FastifyRequest): string {
  return pathAndQuery(request.url).path;
}

function describe(error: Error): Record<string, unknown> {
  const { code } = error as { code?: unknown };
  return { type: error.name, code: typeof code === 'string' ? code : undefined, stack: placesOf(error) };
}

/** Stack frames without the first lines, which repeat the message. */
function placesOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}
