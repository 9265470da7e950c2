import type { KeptMail, Mail, MailCarrier, Outbox } from './mail.ts';

/** Mails under way at once; beyond that something is wrong, and the rest is given up instead of filling the memory. */
const MAX_UNDER_WAY = 500;

interface Dependencies {
  carrier: MailCarrier;
  /** Mails that were written down and may be read by everybody: those of a demo that sends none. Null: nobody may read any. */
  outbox: Outbox | null;
  /** Hears of mails that could not be sent. */
  reportError: (error: unknown) => void;
}

/** Sends mails beside whatever caused them: nobody waits for one, and none that fails takes anything with it. */
export class MailService {
  private readonly carrier: MailCarrier;
  private readonly outbox: Outbox | null;
  private readonly reportError: (error: unknown) => void;
  private readonly underWay = new Set<Promise<void>>();

  constructor({ carrier, outbox, reportError }: Dependencies) {
    this.carrier = carrier;
    this.outbox = outbox;
    this.reportError = reportError;
  }

  /** Writes a mail and sends it, later. A mail that turns out to be null is none. Failures are reported, never thrown. */
  post(write: () => Promise<Mail | null> | Mail | null): void {
    if (this.underWay.size >= MAX_UNDER_WAY) {
      this.reportError(new Error('Too many mails are under way: one was given up.'));
      return;
    }
    const work = this.write(write).finally(() => this.underWay.delete(work));
    this.underWay.add(work);
  }

  /** Takes work that sends mails into what `settled` waits for. */
  alongside(work: Promise<void>): void {
    const tracked = work.finally(() => this.underWay.delete(tracked));
    this.underWay.add(tracked);
  }

  /** When everything that was posted so far is out of our hands, or has failed. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  /** Whether the mails of this shop can be read by everybody: in a demo that sends none. */
  get isShown(): boolean {
    return this.outbox !== null;
  }

  /** The newest mails of a demo; null where nobody may read them. */
  async list(limit: number): Promise<KeptMail[] | null> {
    return this.outbox === null ? null : this.outbox.list(limit);
  }

  /** One mail of a demo; null where nobody may read it, or when there is none. */
  async find(id: string): Promise<KeptMail | null> {
    return this.outbox === null ? null : this.outbox.find(id);
  }

  close(): void {
    this.carrier.close();
  }

  private async write(write: () => Promise<Mail | null> | Mail | null): Promise<void> {
    try {
      // After the answer that is being given: how long this takes must not be seen from outside.
      await new Promise((resolve) => setImmediate(resolve));
      const mail = await write();
      if (mail !== null) await this.carrier.send(mail);
    } catch (error) {
      this.reportError(error);
    }
  }
}
