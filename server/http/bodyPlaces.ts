import type { FastifyReply } from 'fastify';

/**
 * Semaphore over request bodies, acquired before a body is read: bounds the bodies in memory per account and in total. A place is released
 * when the response is done or the connection is closed, and the work on the body is over.
 */
export class BodyPlaces {
  private readonly byAccount = new Map<string, number>();
  private taken = 0;
  private readonly work = new WeakMap<FastifyReply, Promise<unknown>>();

  constructor(private readonly limit: { perAccount: number; inAll: number }) {}

  /** Acquires a place until the reply is over; else says which limit is reached. */
  take(accountId: string, reply: FastifyReply): 'TAKEN' | 'ACCOUNT_FULL' | 'FULL' {
    const own = this.byAccount.get(accountId) ?? 0;
    if (own >= this.limit.perAccount) return 'ACCOUNT_FULL';
    if (this.taken >= this.limit.inAll) return 'FULL';
    this.byAccount.set(accountId, own + 1);
    this.taken += 1;
    let isOver = false;
    const release = () => {
      if (isOver) return;
      isOver = true;
      this.taken -= 1;
      const left = (this.byAccount.get(accountId) ?? 1) - 1;
      if (left > 0) this.byAccount.set(accountId, left);
      else this.byAccount.delete(accountId);
    };
    // `finish` without `close`: a response without a socket; `close` alone: the client disconnected.
    const end = () => void (this.work.get(reply) ?? Promise.resolve()).then(release, release);
    reply.raw.once('finish', end).once('close', end);
    return 'TAKEN';
  }

  /** Holds a reply's place until the work is over, also when the client has disconnected. */
  keep<Result>(reply: FastifyReply, work: Promise<Result>): Promise<Result> {
    this.work.set(reply, work);
    return work;
  }
}
