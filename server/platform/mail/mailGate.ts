import { mailsHandled } from '#server/platform/metrics.ts';
import type { SecurityLog } from '#server/platform/securityLog.ts';
import type { AttemptStore, LimitedKey } from '#server/store/sharedState.ts';
import { recipientKey, type DirectMailKind, type Mail, type MailCarrier, type MailKey, type MailKind } from './mail.ts';

/**
 * Daily maximum of emails per kind and recipient (`recipientKey`); further emails are dropped. Visitors can enter other people's
 * addresses or write to a vendor, and must not be able to flood an inbox. A new kind does not compile without its row.
 */
export const MAILS_PER_DAY: Record<MailKind, number> = {
  ORDER_PLACED: 30,
  ORDER_PAID: 30,
  PACKAGE_STEP: 100,
  REFUNDED: 50,
  REVIEW_REMINDER: 20,
  // For vendors with many orders a day. Their console lists all of them.
  PACKAGE_SOLD: 300,
  CALLED_OFF: 100,
  RETURN_REQUESTED: 100,
  RETURN_WITHDRAWN: 100,
  CANCELLATION_REQUESTED: 100,
  REPLACEMENT_ANSWERED: 100,
  VENDOR_MESSAGE: 20,
  NEW_QUESTION: 20,
  QUESTION_ANSWERED: 20,
  // One per day in Malaysia, of which a day in UTC has parts of two.
  ALERTS: 3,
  CONVERSATION_TO_BUYER: 20,
  CONVERSATION_TO_VENDOR: 50,
  CONFIRM_ACCOUNT: 8,
  CONFIRM_ORDER: 8,
  CONFIRM_VENDOR: 8,
  CONFIRM_NEWSLETTER: 8,
  CONFIRM_ALERT: 8,
  PASSWORD_RESET: 10,
  PASSWORD_CHANGED: 10,
  EMAIL_CHANGED: 10,
  VENDOR_CHANGED: 20,
  NEW_DEVICE: 10,
};

/**
 * Emails about an account's security. They are not limited here if the address is confirmed, so that an attacker cannot use up
 * the limit before the notice of a theft; their senders have a limit per account or address.
 */
const ABOUT_SECURITY: Record<DirectMailKind, true> = {
  PASSWORD_RESET: true,
  PASSWORD_CHANGED: true,
  EMAIL_CHANGED: true,
  VENDOR_CHANGED: true,
  NEW_DEVICE: true,
};

const DAY_MS = 86_400_000;

type Recipient = Pick<Mail, 'kind' | 'to' | 'isConfirmed'>;

interface Dependencies {
  carrier: MailCarrier;
  attempts: AttemptStore;
  security: SecurityLog;
  now: () => Date;
}

/** The only path to the mail server. Counts every email by kind, recipient and day. */
export class MailGate {
  constructor(private readonly dependencies: Dependencies) {}

  /** Sends an email. Returns false if it was dropped because of the recipient's limit. A failed email is not counted. */
  async send(mail: Mail, key?: MailKey): Promise<boolean> {
    const { carrier, attempts, security } = this.dependencies;
    const counted = mail.isConfirmed && mail.kind in ABOUT_SECURITY ? [] : [this.counted(mail)];
    if (counted.length > 0 && (await attempts.take(counted)) > 0) {
      mailsHandled.inc({ kind: mail.kind, result: 'dropped' });
      security.record('excess_rate_limit_exceeded', { what: `email ${mail.kind}`, account: mail.to });
      return false;
    }
    try {
      await carrier.send(mail, key);
    } catch (error) {
      if (counted.length > 0) await attempts.giveBack(counted);
      mailsHandled.inc({ kind: mail.kind, result: 'failed' });
      throw error;
    }
    mailsHandled.inc({ kind: mail.kind, result: 'sent' });
    return true;
  }

  /** Seconds until an email of this kind would be sent; 0 if it would be sent now. */
  async waitOf(mail: Recipient): Promise<number> {
    const [record] = await this.dependencies.attempts.read([this.counted(mail)]);
    if (record === undefined || record.wait === 0) return 0;
    const now = this.dependencies.now().getTime();
    return Math.min(record.wait, Math.ceil((DAY_MS - (now % DAY_MS)) / 1000));
  }

  close(): void {
    this.dependencies.carrier.close();
  }

  /** The key contains the day (UTC), so that each day starts at zero. */
  private counted(mail: Recipient): LimitedKey {
    const { kind } = mail;
    const day = this.dependencies.now().toISOString().slice(0, 10);
    const limit = { name: `emails ${kind}`, free: MAILS_PER_DAY[kind], firstWaitMs: DAY_MS, maxWaitMs: DAY_MS, forgetMs: DAY_MS };
    return { limit, key: `${day} ${recipientKey(mail)}` };
  }
}
