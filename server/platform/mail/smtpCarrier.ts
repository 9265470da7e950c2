import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import { MAILS_AT_ONCE } from './mail.ts';
import type { Mail, MailCarrier, MailKey } from './mail.ts';

/** Timeout: an unresponsive mail server must not delay the end of the process. */
const TIMEOUT_MS = 10_000;

/** Sends emails by SMTP to a server given by a URL such as `smtps://user:password@mail.example:465`. */
export class SmtpCarrier implements MailCarrier {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
    // No part of an email is read from a file or URL: all of its content is generated here.
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

  /** Message-ID derived from the email's id, so that a second copy after a crash is recognised as a duplicate. */
  private messageId(id: string): string {
    const domain = /@([^\s>]+)/.exec(this.from)?.[1] ?? 'localhost';
    return `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${domain}>`;
  }

  close(): void {
    this.transport.close();
  }
}
