import type { StoredMail, Mail, Outbox } from './mail.ts';
import type { MailGate } from './mailGate.ts';

/** Maximum number of emails being sent. Further emails are dropped to bound memory use. */
const MAX_UNDER_WAY = 500;

interface Dependencies {
  gate: MailGate;
  /** Stored emails of a demo, which are public. Null if they cannot be read. */
  outbox: Outbox | null;
  /** Receives the errors of emails that could not be sent. */
  reportError: (error: unknown) => void;
}

/** Sends emails in the background, so that callers do not wait and a failed email affects nothing else. */
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

  /** Resolves once all emails posted so far have been sent or have failed. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  /** Whether stored emails are public, as in a demo. */
  get isShown(): boolean {
    return this.outbox !== null;
  }

  /** The newest emails in demo mode; null outside demo mode. */
  async list(limit: number): Promise<StoredMail[] | null> {
    return this.outbox === null ? null : this.outbox.list(limit);
  }

  /** One email in demo mode; null for an unknown id and outside demo mode. */
  async find(id: string): Promise<StoredMail | null> {
    return this.outbox === null ? null : this.outbox.find(id);
  }

  close(): void {
    this.gate.close();
  }

  private async write(write: () => Promise<Mail | null> | Mail | null): Promise<void> {
    try {
      // Waits until after the current response, so that its duration reveals nothing.
      await new Promise((resolve) => setImmediate(resolve));
      const mail = await write();
      if (mail !== null) await this.gate.send(mail);
    } catch (error) {
      this.reportError(error);
    }
  }
}
