import { QueueFull } from '#server/concurrency/semaphore.ts';
import { BackoffLimiter } from '#server/platform/backoffLimiter.ts';
import type { MailService } from '#server/platform/mail/mail.service.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { SecurityLog } from '#server/platform/securityLog.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { VendorDoc, VendorSettingsDoc } from '#server/store/documents/vendors.ts';
import type { AttemptStore } from '#server/store/sharedState.ts';
import { tooManyAttempts, wrongPassword, type AuthFailed } from './accountErrors.ts';
import { emailChangedMail, passwordChangedMail, vendorChangedMail } from './accountMails.ts';
import type { PasswordHashes } from './passwords.ts';

/** Changes that redirect money, messages or the account itself. */
export type SensitiveChange = 'password' | 'email' | 'bankAccount' | 'contactEmail' | 'registrationNumber';

interface SensitiveDocuments {
  users: UserDoc;
  vendors: VendorDoc;
  vendorSettings: VendorSettingsDoc;
}

/**
 * The sensitive change that each field constitutes; null if none. The type requires a row for every field, so that new fields are
 * classified.
 */
const SENSITIVE_FIELDS: { [Name in keyof SensitiveDocuments]: Record<keyof SensitiveDocuments[Name], SensitiveChange | null> } = {
  users: {
    id: null,
    email: null,
    // A change of case only does not count as a change of email.
    emailKey: 'email',
    emailConfirmedAt: null,
    emailSetAt: null,
    firstName: null,
    lastName: null,
    phone: null,
    passwordHash: 'password',
    roles: null,
    locale: null,
    otherPhone: null,
    avatar: null,
    addresses: null,
    knownDevices: null,
    createdAt: null,
  },
  vendors: {
    id: null,
    slug: null,
    name: null,
    nameKey: null,
    description: null,
    kind: null,
    city: null,
    state: null,
    level: null,
    joinedAt: null,
    logo: null,
    banner: null,
    makerName: null,
    portrait: null,
    deliveryFeeCents: null,
    shipsTo: null,
    businessName: null,
    businessType: null,
    registrationNumber: 'registrationNumber',
    email: 'contactEmail',
    emailConfirmedAt: null,
    emailSetAt: null,
    phone: null,
    whatsapp: null,
    openingHours: null,
    ownerId: null,
    previousSlugs: null,
    deliveryRates: null,
    expressFeeCents: null,
    offersPickup: null,
    pickupAddress: null,
    returnPolicy: null,
    holidayUntil: null,
    approvedAt: null,
    isAwaitingApproval: null,
    listedAt: null,
  },
  vendorSettings: { id: null, taxId: null, bankName: 'bankAccount', bankAccount: 'bankAccount' },
};

/** Emails that notify the account's previous address of each change. */
const NOTICES: Record<SensitiveChange, (user: UserDoc, baseUrl: string) => Mail> = {
  password: passwordChangedMail,
  email: emailChangedMail,
  bankAccount: (user, baseUrl) => vendorChangedMail(user, 'bankAccount', baseUrl),
  contactEmail: (user, baseUrl) => vendorChangedMail(user, 'contactEmail', baseUrl),
  registrationNumber: (user, baseUrl) => vendorChangedMail(user, 'registrationNumber', baseUrl),
};

const MINUTE_MS = 60_000;
/** Limit on password checks in a session, so that an unattended device cannot be used to guess the password. */
const PASSWORD_CHECKS = { name: 'password checks', free: 5, firstWaitMs: 2000, maxWaitMs: 15 * MINUTE_MS, forgetMs: 60 * MINUTE_MS };

/**
 * Limit on sensitive changes to a vendor per account, because each change sends a notice that the mail gate does not drop.
 * Password and email have separate limits.
 */
const VENDOR_CHANGES = {
  name: 'sensitive changes of vendors',
  free: 5,
  firstWaitMs: MINUTE_MS,
  maxWaitMs: 60 * MINUTE_MS,
  forgetMs: 24 * 60 * MINUTE_MS,
};

/** Sensitive changes between two versions of a document. */
export function sensitiveChanges<Name extends keyof SensitiveDocuments>(
  collection: Name,
  before: SensitiveDocuments[Name],
  after: SensitiveDocuments[Name],
): SensitiveChange[] {
  const fields = Object.entries(SENSITIVE_FIELDS[collection]) as [keyof SensitiveDocuments[Name], SensitiveChange | null][];
  const changes = fields.flatMap(([field, change]) => (change !== null && before[field] !== after[field] ? [change] : []));
  return [...new Set(changes)];
}

interface Dependencies {
  hashes: PasswordHashes;
  mails: MailService;
  security: SecurityLog;
  /** The marketplace's base URL without a trailing slash, for links in emails. */
  baseUrl: string;
  attempts: AttemptStore;
}

/**
 * Steps shared by all sensitive changes: checks the current password before the change, and sends a notice and writes to the
 * security log afterwards.
 */
export class SensitiveChanges {
  private readonly checks: BackoffLimiter;
  private readonly vendorChanges: BackoffLimiter;

  constructor(private readonly dependencies: Dependencies) {
    this.checks = new BackoffLimiter(PASSWORD_CHECKS, dependencies.attempts);
    this.vendorChanges = new BackoffLimiter(VENDOR_CHANGES, dependencies.attempts);
  }

  /**
   * Checks a user's password under the rate limit shared by all sensitive changes, and passes the checked hash to `work`. `what`
   * is used in the security log, `field` in the error.
   */
  async withPassword<Result>(
    user: UserDoc,
    { password, field, what }: { password: string; field: string; what: string },
    work: (checkedHash: string) => Promise<Result>,
  ): Promise<Result | AuthFailed> {
    const { hashes, security } = this.dependencies;
    const wait = await this.checks.take(user.id);
    if (wait > 0) {
      security.record('excess_rate_limit_exceeded', { what: 'password', user: user.id });
      return tooManyAttempts(wait);
    }
    try {
      if (!(await hashes.verify(user.passwordHash, password))) {
        security.record('authn_password_change_fail', { user: user.id, what });
        return wrongPassword(field);
      }
      await this.checks.forget(user.id);
      return await work(user.passwordHash);
    } catch (error) {
      if (error instanceof QueueFull) return tooManyAttempts(1);
      throw error;
    }
  }

  /** Counts a sensitive change to a vendor after the password check. Returns null if it is allowed. */
  async takeVendorChange({ id: user }: UserDoc): Promise<AuthFailed | null> {
    const wait = await this.vendorChanges.take(user);
    if (wait === 0) return null;
    this.dependencies.security.record('excess_rate_limit_exceeded', { what: 'sensitive changes', user });
    return tooManyAttempts(wait);
  }

  /** Logs stored changes and notifies the account. `user` is the account before the changes, and `id` the changed vendor's id. */
  note(user: UserDoc, changes: readonly SensitiveChange[], id?: string): void {
    const { security, mails, baseUrl } = this.dependencies;
    for (const what of changes) {
      security.record('sensitive_change', { user: user.id, what, ...(id !== undefined && { id }) });
      mails.post(() => NOTICES[what](user, baseUrl));
    }
  }
}
