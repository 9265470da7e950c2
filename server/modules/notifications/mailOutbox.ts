import type { Mail, MailCarrier } from '#server/platform/mail/mail.ts';
import type { OutboxMailDoc } from '#server/store/documents/mails.ts';
import type { MailRepository } from './mail.repository.ts';

/** Failed attempts after which an email is given up. */
export const MAIL_ATTEMPTS = 20;

/** Result of rendering an outbox entry: the email; null when it is obsolete; or the delay until it is rendered again. */
export type WrittenMail = Mail | { retryAfterMs: number } | null;

interface Dependencies {
  repository: MailRepository;
  carrier: MailCarrier;
  /** Renders an email from the data stored now. */
  write: (due: OutboxMailDoc) => Promise<WrittenMail>;
  now: () => Date;
}

/**
 * Transactional outbox: the job of each email that a transaction has written to the collection `mails`. At least once: a crash or a failed
 * write between sending and `SENT` sends an email again, with the same Message-ID.
 */
export class MailOutbox {
  constructor(private readonly dependencies: Dependencies) {}

  async send(mailId: string, attempt: number, signal: AbortSignal): Promise<void> {
    const { repository, carrier, write, now } = this.dependencies;
    const due = await repository.find(mailId);
    if (due?.state !== 'WAITING') return;
    try {
      const mail = await write(due);
      if (mail !== null && 'retryAfterMs' in mail) {
        await repository.postpone(due, new Date(now().getTime() + mail.retryAfterMs));
        return;
      }
      if (mail !== null) await carrier.send(mail, { id: mailId, at: due.createdAt });
    } catch (error) {
      // A closed carrier's error is not a failure of the email.
      if (!signal.aborted) await this.noteFailure(due, attempt);
      throw error;
    }
    await repository.save({ ...due, state: 'SENT', settledAt: now().toISOString(), dueAt: null });
  }

  private async noteFailure(due: OutboxMailDoc, failures: number): Promise<void> {
    const isOver = failures >= MAIL_ATTEMPTS;
    const settledAt = isOver ? this.dependencies.now().toISOString() : null;
    await this.dependencies.repository.save({ ...due, failures, state: isOver ? 'GIVEN_UP' : 'WAITING', settledAt, dueAt: null });
  }
}
