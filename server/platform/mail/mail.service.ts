import type { StoredMail, Mail, Outbox } from './mail.ts';
import type { MailGate } from './mailGate.ts';

/** Maximum number of emails being sent. Further ones are dropped to bound memory. */
const MAX_UNDER_WAY = 500;

interface Dependencies {
  gate: MailGate;
  /** Stored emails of a demo, which are public. null: not readable. */
  outbox: Outbox | null;
  /** Receives errors of emails that could not be sent. */
  reportError: (error: unknown) => void;
}

/** Sends emails in the background: callers do not wait, and a failed email affects nothing else. */
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

  /** Renders and sends an email later, or none if `write` returns null. Failures are reported, never thrown. */
  post(write: () => Promise<Mail | null> | Mail | null): void {
    if (this.underWay.size >= MAX_UNDER_WAY) {
      this.reportError(new Error('Too many mails are under way: one was given up.'));
      return;
    }
    const work = this.write(write).finally(() => this.underWay.delete(work));
    this.underWay.add(work);
  }

  /** Resolves when all emails posted so far are sent or have failed. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  /** Whether stored emails are public, as in a demo. */
  get isShown(): boolean {
    return this.outbox !== null;
  }

  /** The newest emails of a demo; null outside a demo. */
  async list(limit: number): Promise<StoredMail[] | null> {
    return this.outbox === null ? null : this.outbox.list(limit);
  }

  /** One email of a demo; null for an unknown id and outside a demo. */
  async find(id: string): Promise<StoredMail | null> {
    return this.outbox === null ? null : this.outbox.find(id);
  }

  close(): void {
    this.gate.close();
  }

  private async write(write: () => Promise<Mail | null> | Mail | null): Promise<void> {
    try {
      // After the current response, so that its duration reveals nothing.
      await new Promise((resolve) => setImmediate(resolve));
      const mail = await write();
      if (mail !== null) await this.gate.send(mail);
    } catch (error) {
      this.reportError(error);
    }
  }
}
