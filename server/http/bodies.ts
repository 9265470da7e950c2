/** Request bodies outside GraphQL: authentication, unparsed bodies, and a limit on bodies in memory. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { NotSignedIn } from '#server/platform/errors.ts';
import { httpError } from './errors.ts';

/** Makes the routes of a scope accept one content type, unparsed. */
export function takeRawBodies(scope: FastifyInstance, contentType: string | RegExp, parseAs: 'buffer' | 'string'): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer | string>(contentType, { parseAs }, (_request, body, done) => {
    done(null, body);
  });
}

export function textBody({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : '';
}

/** The member who sends a body, authenticated in the same way as for a mutation. Throws NotSignedIn, or an error with status 401 or 403. */
export function memberOf({ viewer, credential, expectedViewer }: GraphQLContext): SignedIn {
  if (expectedViewer !== null && expectedViewer !== viewer?.userId) throw new NotSignedIn();
  if (credential.kind === 'cookie' && !credential.isOwnOrigin) throw httpError(403);
  if (viewer === null) throw new NotSignedIn();
  return viewer;
}

/**
 * Semaphore over request bodies, acquired before a body is read: limits the bodies in memory per account and in total. A place is
 * released once the response has been sent or the connection closed, and the work on the body has finished.
 */
export class BodySemaphore {
  private readonly holders = new Map<FastifyReply, { accountId: string; work?: Promise<unknown> }>();

  constructor(private readonly limits: { perAccount: number; inAll: number }) {}

  get size(): number {
    return this.holders.size;
  }

  /** Acquires a place until the reply has ended, or returns which limit was reached. */
  acquire(accountId: string, reply: FastifyReply): 'ACQUIRED' | 'ACCOUNT_FULL' | 'FULL' {
    const own = [...this.holders.values()].filter((holder) => holder.accountId === accountId);
    if (own.length >= this.limits.perAccount) return 'ACCOUNT_FULL';
    if (this.holders.size >= this.limits.inAll) return 'FULL';
    this.holders.set(reply, { accountId });
    const release = () => this.holders.delete(reply);
    // Responses without a socket emit only `finish`, disconnected clients only `close`.
    const end = () => void Promise.resolve(this.holders.get(reply)?.work).then(release, release);
    reply.raw.once('finish', end).once('close', end);
    return 'ACQUIRED';
  }

  /** Keeps a reply's place until the work has finished, even if the client disconnects. */
  holdDuring<Result>(reply: FastifyReply, work: Promise<Result>): Promise<Result> {
    const holder = this.holders.get(reply);
    if (holder !== undefined) holder.work = work;
    return work;
  }
}
