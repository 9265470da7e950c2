import path from 'node:path';
import * as v from 'valibot';
import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createTransport, type Transporter } from 'nodemailer';
import { KeyedMutex } from '#server/concurrency/keyedMutex.ts';
import { MAILS_AT_ONCE, type Mail, type MailCarrier, type MailKey, type Outbox, type StoredMail } from './mail.ts';

/** Timeout, so that an unresponsive mail server does not delay shutdown. */
const TIMEOUT_MS = 10_000;

/** Sends emails through SMTP to a server given by a URL such as `smtps://user:password@mail.example:465`. */
export class SmtpCarrier implements MailCarrier {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
    // Emails never include files or URLs, because all content is generated here.
    this.transport = createTransport({
      url,
      pool: true,
      maxConnections: MAILS_AT_ONCE,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, subject, text, html, unsubscribeHref }: Mail, key?: MailKey): Promise<void> {
    const messageId = key === undefined ? {} : { messageId: this.messageId(key.id) };
    const headers = unsubscribeHref === undefined ? {} : { headers: oneClickHeaders(unsubscribeHref) };
    await this.transport.sendMail({ from: this.from, to: { name: '', address: to }, subject, text, html, ...messageId, ...headers });
  }

  /** Message-ID derived from the email's id, so that mail clients recognise a second copy sent after a crash. */
  private messageId(id: string): string {
    const domain = /@([^\s>]+)/.exec(this.from)?.[1] ?? 'localhost';
    return `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${domain}>`;
  }

  close(): void {
    this.transport.close();
  }
}

/** One-click unsubscribe (RFC 8058). */
function oneClickHeaders(href: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

const FOLDER = 'outbox';
const OWNER_ONLY = { folder: 0o700, file: 0o600 };
/** Maximum number of stored emails. The oldest emails are deleted, so that visitors cannot fill the disk. */
const MAX_MAILS = 500;
const NAME = /^(\d{13}-[0-9a-f]{16})\.json$/;

const mailSchema = v.object({ to: v.string(), subject: v.string(), text: v.string(), html: v.string(), sentAt: v.string() });

/**
 * Mail transport that needs no mail server: it writes each email as a file, readable only by its owner, into the data folder's
 * `outbox/`. An email with a key is written once, however often it is sent.
 */
export class OutboxCarrier implements MailCarrier, Outbox {
  private readonly folder: string;
  private readonly mutex = new KeyedMutex();

  constructor(
    dataFolder: string,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.folder = path.join(dataFolder, FOLDER);
  }

  /** Runs sequentially, because the files are counted after each write. */
  send(mail: Mail, key?: MailKey): Promise<void> {
    return this.mutex.run(this.folder, () => this.write(mail, key));
  }

  /** The newest emails. Skips invalid files. */
  async list(limit: number): Promise<StoredMail[]> {
    const ids = (await this.ids()).reverse().slice(0, limit);
    return (await Promise.all(ids.map((id) => this.read(id)))).flatMap((mail) => (mail === null ? [] : [mail]));
  }

  /** One email; null for an unknown id. */
  async find(id: string): Promise<StoredMail | null> {
    return NAME.test(`${id}.json`) ? this.read(id) : null;
  }

  close(): void {
    // Nothing to close.
  }

  private async write({ to, subject, text, html }: Mail, key?: MailKey): Promise<void> {
    const at = key === undefined ? this.now() : new Date(key.at);
    await mkdir(this.folder, { recursive: true, mode: OWNER_ONLY.folder });
    await chmod(this.folder, OWNER_ONLY.folder);
    const tail = key === undefined ? randomBytes(8) : createHash('sha256').update(key.id).digest().subarray(0, 8);
    const id = `${String(at.getTime()).padStart(13, '0')}-${tail.toString('hex')}`;
    if (key !== undefined && (await this.ids()).includes(id)) return;
    const draft = this.file(`${id}.json.tmp`);
    await writeFile(draft, `${JSON.stringify({ to, subject, sentAt: at.toISOString(), text, html }, null, 2)}\n`, {
      mode: OWNER_ONLY.file,
      flush: true,
    });
    await rename(draft, this.file(`${id}.json`));
    const ids = await this.ids();
    await Promise.all(ids.slice(0, Math.max(0, ids.length - MAX_MAILS)).map((old) => rm(this.file(`${old}.json`), { force: true })));
  }

  private async read(id: string): Promise<StoredMail | null> {
    try {
      const text = await readFile(this.file(`${id}.json`), 'utf8');
      return { id, ...v.parse(mailSchema, JSON.parse(text)) };
    } catch {
      return null;
    }
  }

  /** Oldest first, because names begin with the timestamp. */
  private async ids(): Promise<string[]> {
    try {
      return (await readdir(this.folder)).flatMap((name) => NAME.exec(name)?.[1] ?? []).sort();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  private file(name: string): string {
    return path.join(this.folder, name);
  }
}
