import type { StoredMail, Mail, MailCarrier, Outbox } from '#server/platform/mail/mail.ts';

/** Collects every email, so that tests can read them. */
export class Mailbox implements MailCarrier, Outbox {
  readonly mails: StoredMail[] = [];
  /** Simulates a mail server that is down. */
  isBroken = false;
  /** SMTP reply code with which every email is permanently rejected; null to accept emails. */
  refusal: number | null = null;

  async send(mail: Mail): Promise<void> {
    if (this.isBroken) throw new Error('The mail server does not respond.');
    if (this.refusal !== null) throw Object.assign(new Error('Mailbox unavailable'), { responseCode: this.refusal });
    this.mails.unshift({ ...mail, id: String(this.mails.length), sentAt: new Date().toISOString() });
  }

  async list(limit: number): Promise<StoredMail[]> {
    return this.mails.slice(0, limit);
  }

  async find(id: string): Promise<StoredMail | null> {
    return this.mails.find((mail) => mail.id === id) ?? null;
  }

  close(): void {
    this.mails.length = 0;
  }
}

/** The token from the newest email with a confirmation link, optionally from the newest one to a given address. */
export function confirmationToken({ mails }: Pick<Mailbox, 'mails'>, to?: string): string {
  const links = mails.flatMap((mail) =>
    to === undefined || mail.to === to ? [/\/confirm-email[?]token=([\w.-]+)$/m.exec(mail.text)?.[1]] : [],
  );
  const token = links.find((found) => found !== undefined);
  if (token === undefined) throw new Error('No email has a confirmation link.');
  return token;
}

/** The token from the newest password-reset email. */
export function resetToken({ mails }: Pick<Mailbox, 'mails'>): string {
  const token = mails.map(({ text }) => /\/reset-password\?token=([\w-]{43})$/m.exec(text)?.[1]).find((found) => found !== undefined);
  if (token === undefined) throw new Error('No email has a reset link.');
  return token;
}
