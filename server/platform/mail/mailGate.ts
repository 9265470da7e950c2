import { inboxOf } from '#schema/rules/emails.ts';
import { mailsHandled } from '#server/platform/metrics.ts';
import type { SecurityLog } from '#server/platform/securityLog.ts';
import type { AttemptStore, LimitedKey } from '#server/store/sharedState.ts';
import type { Mail, MailCarrier, MailKey, MailKind } from './mail.ts';

/**
 * Emails of each kind to one recipient per day; further ones are dropped. Anyone can name an address that is not theirs, or write to a
 * vendor, and must not flood an inbox. A new kind does not compile without its row.
 */
export const MAILS_PER_DAY: Record<MailKind, number> = {
  ORDER_PLACED: 30,
  ORDER_PAID: 30,
  PACKAGE_STEP: 100,
  REFUNDED: 50,
  // To vendors, of whom some have many orders a day; their console lists every one.
  PACKAGE_SOLD: 300,
  CALLED_OFF: 100,
  RETURN_REQUESTED: 100,
  VENDOR_MESSAGE: 20,
  CONFIRM_ACCOUNT: 8,
  CONFIRM_ORDER: 8,
  CONFIRM_VENDOR: 8,
  CONFIRM_NEWSLETTER: 8,
  PASSWORD_RESET: 10,
  PASSWORD_CHANGED: 10,
  EMAIL_CHANGED: 10,
  VENDOR_CHANGED: 20,
  NEW_DEVICE: 10,
};

const DAY_MS = 86_400_000;

interface Dependencies {
  carrier: MailCarrier;
  attempts: AttemptStore;
  security: SecurityLog;
  now: () => Date;
}

/** The only way to the mail server: counts every email under its kind, recipient and day. */
export class MailGate {
  constructor(private readonly dependencies: Dependencies) {}

  /** Sends an email; false: it was dropped, since its recipient had too many of its kind today. One that fails is not counted. */
  async send(mail: Mail, key?: MailKey): Promise<boolean> {
    const { carrier, attempts, security } = this.dependencies;
    const counted = this.counted(mail);
    if ((await attempts.take([counted])) > 0) {
      mailsHandled.inc({ kind: mail.kind, result: 'dropped' });
      security.record('excess_rate_limit_exceeded', { what: `email ${mail.kind}`, account: mail.to });
      return false;
    }
    try {
      await carrier.send(mail, key);
    } catch (error) {
      await attempts.giveBack([counted]);
      mailsHandled.inc({ kind: mail.kind, result: 'failed' });
      throw error;
    }
    mailsHandled.inc({ kind: mail.kind, result: 'sent' });
    return true;
  }

  close(): void {
    this.dependencies.carrier.close();
  }

  /** The key has the day (UTC), so that a new day begins at zero. */
  private counted({ kind, to }: Mail): LimitedKey {
    const day = this.dependencies.now().toISOString().slice(0, 10);
    const limit = { name: `emails ${kind}`, free: MAILS_PER_DAY[kind], firstWaitMs: DAY_MS, maxWaitMs: DAY_MS, forgetMs: DAY_MS };
    return { limit, key: `${day} ${inboxOf(to)}` };
  }
}
