import type { DemoChargeDoc } from '#server/store/documents.ts';
import type { Store } from '#server/store/store.ts';
import { conductOf, DEMO_BANKS } from './demoBanks.ts';
import type { AnswerListener, AuthoriseAnswer, AuthoriseRequest, PaymentGateway } from './gateway.ts';

const ANSWERS_AFTER_MS = 30_000;
/** Between two tries to tell an answer that the shop has not taken note of. */
const AGAIN_AFTER_MS = 1_000;

/**
 * Plays online banking without a bank: nothing leaves the process and no money moves. Its book is kept in the store, as a real gateway's
 * is kept elsewhere, so that a restart finds payments as they were.
 */
export class DemoGateway implements PaymentGateway {
  readonly isDemo = true;
  readonly isCash = false;
  readonly banks = DEMO_BANKS;
  readonly #store: Store;
  readonly #now: () => Date;
  #listener: AnswerListener = () => Promise.resolve(false);
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor({ store, now }: { store: Store; now: () => Date }) {
    this.#store = store;
    this.#now = now;
  }

  authorise({ paymentId, amountCents, bank }: AuthoriseRequest): Promise<AuthoriseAnswer> {
    const conduct = conductOf(bank);
    if (bank === null || conduct === 'declines') return Promise.resolve({ kind: 'declined', isRetryable: true });
    return this.#store.transaction(async (transaction): Promise<AuthoriseAnswer> => {
      const known = await transaction.get('demoCharges', paymentId);
      if (known !== null) return { kind: known.state === 'PENDING' ? 'later' : 'authorised' };
      const isLater = conduct !== 'approves';
      const answersAt = isLater ? new Date(this.#now().getTime() + ANSWERS_AFTER_MS).toISOString() : null;
      const state = isLater ? 'PENDING' : 'AUTHORISED';
      await transaction.put('demoCharges', { id: paymentId, bank, amountCents, state, answersAt, refunds: {} }, { expectedVersion: 0 });
      if (isLater) this.#wakeIn(ANSWERS_AFTER_MS);
      return { kind: isLater ? 'later' : 'authorised' };
    });
  }

  async capture(paymentId: string): Promise<void> {
    await this.#store.transaction(async (transaction) => {
      const charge = await transaction.get('demoCharges', paymentId);
      if (charge === null || charge.state === 'PENDING') throw new Error('Only an authorised payment can be captured');
      if (charge.state === 'AUTHORISED') await transaction.put('demoCharges', { ...charge, state: 'CAPTURED' });
    });
  }

  async refund(paymentId: string, { key, amountCents }: { key: string; amountCents: number }): Promise<void> {
    await this.#store.transaction(async (transaction) => {
      const charge = await transaction.get('demoCharges', paymentId);
      if (charge === null || Object.hasOwn(charge.refunds, key)) return;
      if (charge.state !== 'CAPTURED') {
        await transaction.delete('demoCharges', paymentId);
        return;
      }
      const refunds = { ...charge.refunds, [key]: amountCents };
      const refundedCents = Object.values(refunds).reduce((sum, cents) => sum + cents, 0);
      if (refundedCents > charge.amountCents) throw new Error('More cannot be given back than was taken');
      await transaction.put('demoCharges', { ...charge, refunds });
    });
  }

  /** Tells this listener of late answers, also of those that fell due while the shop was closed. */
  listen(listener: AnswerListener): void {
    this.#listener = listener;
  }

  /** Decides what has waited long enough. A timer calls it; whoever moves the clock may call it too. */
  async answerDue(): Promise<void> {
    const waiting = await this.#store.findBy('demoCharges', 'state', 'PENDING');
    const now = this.#now().getTime();
    const due = waiting.filter((charge) => answerTime(charge) <= now);
    let isUnheard = false;
    for (const charge of due) if (!(await this.#answer(charge))) isUnheard = true;
    const next = Math.min(...waiting.filter((charge) => !due.includes(charge)).map((charge) => answerTime(charge) - now));
    if (isUnheard) this.#wakeIn(AGAIN_AFTER_MS);
    else if (Number.isFinite(next)) this.#wakeIn(next);
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  /** The shop is told first and the book written after: an answer is told twice rather than never. */
  async #answer({ id, bank }: DemoChargeDoc): Promise<boolean> {
    const isApproved = conductOf(bank) === 'approvesLater';
    if (!(await this.#listener(id, isApproved))) return false;
    await this.#store.transaction(async (transaction) => {
      const charge = await transaction.get('demoCharges', id);
      if (charge?.state !== 'PENDING') return;
      if (isApproved) await transaction.put('demoCharges', { ...charge, state: 'CAPTURED', answersAt: null });
      else await transaction.delete('demoCharges', id);
    });
    return true;
  }

  #wakeIn(ms: number): void {
    if (this.#isClosed) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.answerDue().catch((error: unknown) => {
        if (!this.#isClosed) process.emitWarning(error instanceof Error ? error : new Error(String(error)));
      });
    }, ms);
    // Waiting for a bank keeps no process alive.
    this.#timer.unref();
  }
}

function answerTime({ answersAt }: DemoChargeDoc): number {
  return Date.parse(answersAt ?? '') || 0;
}
