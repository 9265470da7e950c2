import type { StoredMail, Mail, Outbox } from './mail.ts';
import type { MailGate } from './mailGate.ts';

/** Upper bound of emails being sent; beyond it something is wrong, and further ones are dropped to bound memory. */
const MAX_UNDER_WAY = 500;

interface Dependencies {
  gate: MailGate;
  /** Stored emails open to everyone: those of a demo, which sends none. Null: not readable. */
  outbox: Outbox | null;
  /** Receives the errors of emails that could not be sent. */
  reportError: (error: unknown) => void;
}

/** Sends emails in the background: no caller waits for one, and a failed one affects nothing else. */
export class MailService {
  private readonly gate: MailGate;
  private readonly outbox: Outbox | null;
  private readonly reportError: (error: unknown) => void;
  private readonly underWay = new Set<Promise<void>>();

  constructor({ gate, outbox, reportError }: Dependencies) {
    this.gate = gate;
    this.outbox = outbox;
    this.reportError = reportError;
  }

  /** Renders and sends an email later; null: no email. Failures are reported, never thrown. */
  post(write: () => Promise<Mail | null> | Mail | null): void {
    if (this.underWay.size >= MAX_UNDER_WAY) {
      this.reportError(new Error('Too many mails are under way: one was given up.'));
      return;
    }
    const work = this.write(write).finally(() => this.underWay.delete(work));
    this.underWay.add(work);
  }

  /** Resolves when everything posted so far was handed over or has failed. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  /** Whether emails are open to everyone: in a demo, which sends none. */
  get isShown(): boolean {
    return this.outbox !== null;
  }

  /** The newest emails of a demo; null outside a demo. */
  async list(limit: number): Promise<StoredMail[] | null> {
    return this.outbox === null ? null : this.outbox.list(limit);
  }

  /** One email of a demo; null outside a demo, or when there is none. */
  async find(id: string): Promise<StoredMail | null> {
    return this.outbox === null ? null : this.outbox.find(id);
  }

  close(): void {
    this.gate.close();
  }

  private async write(write: () => Promise<Mail | null> | Mail | null): Promise<void> {
    try {
      // After the current response: the duration must not be observable from outside.
      await new Promise((resolve) => setImmediate(resolve));
      const mail = await write();
      if (mail !== null) await this.gate.send(mail);
    } catch (error) {
      this.reportError(error);
    }
  }
}
