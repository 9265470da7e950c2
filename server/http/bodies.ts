/** Request bodies beside the API: who may send them, how many are in memory at once, and bodies that are not parsed. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { NotSignedIn } from '#server/platform/errors.ts';
import { httpError } from './errors.ts';

/** The routes of a scope take bodies of one content type, unparsed. */
export function takeRawBodies(scope: FastifyInstance, contentType: string | RegExp, parseAs: 'buffer' | 'string'): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer | string>(contentType, { parseAs }, (_request, body, done) => {
    done(null, body);
  });
}

export function textBody({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : '';
}

/** The member who sends a body, checked as a mutation's. Throws NotSignedIn, or an error with status 401 or 403. */
export function memberOf({ viewer, credential, expectedViewer }: GraphQLContext): SignedIn {
  if (expectedViewer !== null && expectedViewer !== viewer?.userId) throw new NotSignedIn();
  if (credential.kind === 'cookie' && !credential.isOwnOrigin) throw httpError(403);
  if (viewer === null) throw new NotSignedIn();
  return viewer;
}

/**
 * Semaphore over request bodies, acquired before a body is read: bounds the bodies in memory per account and in all. A place is released
 * when the response is done or the connection is closed, and the work on the body is over.
 */
export class BodySemaphore {
  private readonly holders = new Map<FastifyReply, { accountId: string; work?: Promise<unknown> }>();

  constructor(private readonly limits: { perAccount: number; inAll: number }) {}

  /** Number of places taken. */
  get size(): number {
    return this.holders.size;
  }

  /** Acquires a place until the reply is over; else says which limit is reached. */
  acquire(accountId: string, reply: FastifyReply): 'ACQUIRED' | 'ACCOUNT_FULL' | 'FULL' {
    const own = [...this.holders.values()].filter((holder) => holder.accountId === accountId);
    if (own.length >= this.limits.perAccount) return 'ACCOUNT_FULL';
    if (this.holders.size >= this.limits.inAll) return 'FULL';
    this.holders.set(reply, { accountId });
    const release = () => this.holders.delete(reply);
    // `finish` without `close`: a response without a socket; `close` alone: the client disconnected.
    const end = () => void Promise.resolve(this.holders.get(reply)?.work).then(release, release);
    reply.raw.once('finish', end).once('close', end);
    return 'ACQUIRED';
  }

  /** Holds a reply's place until the work is over, also when the client has disconnected. */
  holdDuring<Result>(reply: FastifyReply, work: Promise<Result>): Promise<Result> {
    const holder = this.holders.get(reply);
    if (holder !== undefined) holder.work = work;
    return work;
  }
}
