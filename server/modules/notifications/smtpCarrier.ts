import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import { MAILS_AT_ONCE } from './mail.ts';
import type { Mail, MailCarrier, MailKey } from './mail.ts';

/** A mail server that does not answer must not hold up the end of the process. */
const TIMEOUT_MS = 10_000;

/** Hands mails to a server that was named by an address such as `smtps://user:password@mail.example:465`. */
export class SmtpCarrier implements MailCarrier {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
    // Nothing of a mail is ever read from a file or an address: all of it was written here.
    this.transport = createTransport({
      url,
      pool: true,
      maxConnections: MAILS_AT_ONCE,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, subject, text, html }: Mail, key?: MailKey): Promise<void> {
    const messageId = key === undefined ? {} : { messageId: this.messageId(key.id) };
    await this.transport.sendMail({ from: this.from, to: { name: '', address: to }, subject, text, html, ...messageId });
  }

  /** The same for the same letter, so that a second copy after a crash is known as one. */
  private messageId(id: string): string {
    const domain = /@([^\s>]+)/.exec(this.from)?.[1] ?? 'localhost';
    return `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${domain}>`;
  }

  close(): void {
    this.transport.close();
  }
}
