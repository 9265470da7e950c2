import type { FastifyReply } from 'fastify';

/**
 * Semaphore over request bodies, acquired before a body is read: bounds the bodies in memory per account and in inAll. A place is released
 * when the response is done or the connection is closed, and the work on the body is over.
 */
export class BodySemaphore {
  private readonly byAccount = new Map<string, number>();
  private acquired = 0;
  private readonly work = new WeakMap<FastifyReply, Promise<unknown>>();

  constructor(private readonly limits: { perAccount: number; inAll: number }) {}

  /** Acquires a place until the reply is over; else says which limit is reached. */
  acquire(accountId: string, reply: FastifyReply): 'ACQUIRED' | 'ACCOUNT_FULL' | 'FULL' {
    const own = this.byAccount.get(accountId) ?? 0;
    if (own >= this.limits.perAccount) return 'ACCOUNT_FULL';
    if (this.acquired >= this.limits.inAll) return 'FULL';
    this.byAccount.set(accountId, own + 1);
    this.acquired += 1;
    let isOver = false;
    const release = () => {
      if (isOver) return;
      isOver = true;
      this.acquired -= 1;
      const left = (this.byAccount.get(accountId) ?? 1) - 1;
      if (left > 0) this.byAccount.set(accountId, left);
      else this.byAccount.delete(accountId);
    };
    // `finish` without `close`: a response without a socket; `close` alone: the client disconnected.
    const end = () => void (this.work.get(reply) ?? Promise.resolve()).then(release, release);
    reply.raw.once('finish', end).once('close', end);
    return 'ACQUIRED';
  }

  /** Holds a reply's place until the work is over, also when the client has disconnected. */
  holdDuring<Result>(reply: FastifyReply, work: Promise<Result>): Promise<Result> {
    this.work.set(reply, work);
    return work;
  }
}
