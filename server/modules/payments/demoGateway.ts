import type { DemoChargeDoc } from '#server/store/documents/payments.ts';
import type { Store } from '#server/store/store.ts';
import { conductOf, DEMO_BANKS } from './demoBanks.ts';
import { Alarm } from './alarm.ts';
import type { AnswerListener, AuthoriseAnswer, AuthoriseRequest, PaymentGateway } from './gateway.ts';

const ANSWERS_AFTER_MS = 30_000;
/** Before an answer that the shop has not taken note of is told again; each further try waits twice as long, up to the most. */
const AGAIN_AFTER_MS = 1_000;
const AGAIN_AFTER_AT_MOST_MS = 60_000;

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
  readonly #alarm: Alarm;
  readonly #reportError: (error: unknown) => void;
  #againAfterMs = AGAIN_AFTER_MS;

  constructor({ store, now, reportError }: { store: Store; now: () => Date; reportError: (error: unknown) => void }) {
    this.#store = store;
    this.#now = now;
    this.#reportError = reportError;
    this.#alarm = new Alarm(() => this.#onAlarm());
  }

  authorise({ paymentId, amountCents, bank }: AuthoriseRequest): Promise<AuthoriseAnswer> {
    const conduct = conductOf(bank);
    if (bank === null || conduct === 'declines') return Promise.resolve({ kind: 'declined', isRetryable: true });
    return this.#store.transaction(async (transaction): Promise<AuthoriseAnswer> => {
      const known = await transaction.get('demoCharges', paymentId);
      if (known !== null) return answerOf(known);
      const isLater = conduct !== 'approves';
      const answersAt = isLater ? new Date(this.#now().getTime() + ANSWERS_AFTER_MS).toISOString() : null;
      const state = isLater ? 'PENDING' : 'AUTHORISED';
      await transaction.put('demoCharges', { id: paymentId, bank, amountCents, state, answersAt, refunds: {} }, { expectedVersion: 0 });
      if (isLater) this.#alarm.setIn(ANSWERS_AFTER_MS);
      return { kind: isLater ? 'later' : 'authorised' };
    });
  }

  async capture(paymentId: string): Promise<void> {
    await this.#store.transaction(async (transaction) => {
      const charge = await transaction.get('demoCharges', paymentId);
      if (charge === null || charge.state === 'PENDING' || charge.state === 'DECLINED')
        throw new Error('Only an authorised payment can be captured');
      if (charge.state === 'AUTHORISED') await transaction.put('demoCharges', { ...charge, state: 'CAPTURED' });
    });
  }

  async refund(paymentId: string, { key, amountCents }: { key: string; amountCents: number }): Promise<void> {
    await this.#store.transaction(async (transaction) => {
      const charge = await transaction.get('demoCharges', paymentId);
      if (charge === null || charge.state === 'DECLINED' || Object.hasOwn(charge.refunds, key)) return;
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

  /** Decides what has waited long enough, and tells what the shop has not heard. A timer calls it; whoever moves the clock may, too. */
  async answerDue(): Promise<void> {
    const waiting = await this.#store.findBy('demoCharges', 'state', 'PENDING');
    const now = this.#now().getTime();
    const due = waiting.filter((charge) => answerTime(charge) <= now);
    for (const charge of due) await this.#reporting(() => this.#decide(charge));
    let isHeard = true;
    for (const charge of await this.#store.findBy('demoCharges', 'isUntold', true)) {
      if (!(await this.#reporting(() => this.#tell(charge)))) isHeard = false;
    }
    // What could not be decided is still waiting.
    for (const charge of await this.#store.findBy('demoCharges', 'state', 'PENDING')) {
      if (answerTime(charge) <= now) isHeard = false;
      else this.#alarm.setIn(answerTime(charge) - now);
    }
    if (isHeard) this.#againAfterMs = AGAIN_AFTER_MS;
    else this.#tryAgain();
  }

  close(): void {
    this.#alarm.close();
  }

  async #onAlarm(): Promise<void> {
    try {
      await this.answerDue();
    } catch (error) {
      if (!this.#alarm.isClosed) this.#reportError(error);
      this.#tryAgain();
    }
  }

  #tryAgain(): void {
    this.#alarm.setIn(this.#againAfterMs);
    this.#againAfterMs = Math.min(2 * this.#againAfterMs, AGAIN_AFTER_AT_MOST_MS);
  }

  /** One charge that fails is reported and keeps none of the others waiting. */
  async #reporting(step: () => Promise<boolean>): Promise<boolean> {
    try {
      return await step();
    } catch (error) {
      if (!this.#alarm.isClosed) this.#reportError(error);
      return false;
    }
  }

  /** The book is written first and the shop told after: what it is told is so, and what it is to be told survives a crash. */
  async #decide({ id, bank }: DemoChargeDoc): Promise<boolean> {
    const state = conductOf(bank) === 'approvesLater' ? 'CAPTURED' : 'DECLINED';
    await this.#store.transaction(async (transaction) => {
      const charge = await transaction.get('demoCharges', id);
      if (charge?.state === 'PENDING') await transaction.put('demoCharges', { ...charge, state, answersAt: null, isUntold: true });
    });
    return true;
  }

  async #tell({ id, state }: DemoChargeDoc): Promise<boolean> {
    if (!(await this.#listener(id, state === 'CAPTURED'))) return false;
    await this.#store.transaction(async (transaction) => {
      const charge = await transaction.get('demoCharges', id);
      if (charge?.state === 'DECLINED') await transaction.delete('demoCharges', id);
      else if (charge !== null) await transaction.put('demoCharges', { ...charge, isUntold: false });
    });
    return true;
  }
}

function answerOf({ state }: DemoChargeDoc): AuthoriseAnswer {
  if (state === 'DECLINED') return { kind: 'declined', isRetryable: true };
  return { kind: state === 'PENDING' ? 'later' : 'authorised' };
}

function answerTime({ answersAt }: DemoChargeDoc): number {
  return Date.parse(answersAt ?? '') || 0;
}
