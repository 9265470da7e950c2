import type { FastifyReply } from 'fastify';

/**
 * A semaphore over request bodies, taken before a body is read: at most so many of one account, and so many in all, are held in memory. A place
 * is free again when the response is done or the connection is gone, and the work on the body over.
 */
export class BodyPlaces {
  private readonly byAccount = new Map<string, number>();
  private taken = 0;
  private readonly work = new WeakMap<FastifyReply, Promise<unknown>>();

  constructor(private readonly limit: { perAccount: number; inAll: number }) {}

  /** Takes a place until the reply is over; else says whose places are full. */
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
    // `finish` without `close` is how a response ends that no socket carries; `close` alone, one whose client hung up.
    const end = () => void (this.work.get(reply) ?? Promise.resolve()).then(release, release);
    reply.raw.once('finish', end).once('close', end);
    return 'TAKEN';
  }

  /** Keeps the place of a reply until the work is over, also when the client has hung up. */
  keep<Result>(reply: FastifyReply, work: Promise<Result>): Promise<Result> {
    this.work.set(reply, work);
    return work;
  }
}
