import { createHmac, timingSafeEqual } from 'node:crypto';

/** A confirmation link's lifetime. */
const CONFIRMATION_MS = 3 * 86_400_000;
const TOKEN = /^([a-z]{3}_[\w-]{1,64})[.]([0-9a-z]{1,9})[.]([\w-]{43})$/;

/**
 * The owner of an email address that is to be confirmed (an account, order, vendor or subscription), and the time since which it
 * has had this address.
 */
export interface Confirmable {
  id: string;
  email: string;
  emailSetAt: string;
}

/** A well-formed token. Whether it is authentic can only be checked after reading its owner. */
export interface ConfirmationToken {
  id: string;
  /** Unix time in milliseconds. */
  expiresAt: number;
  mac: string;
}

/**
 * Tokens in confirmation links: an id, an expiry, and a MAC over both, the email address and the time since which the owner has
 * had it. They are derived rather than stored, so that an email that is sent again after a crash has a valid link. A token
 * becomes invalid once the email address is confirmed or changed, even if it is changed back.
 */
export class ConfirmationTokens {
  constructor(
    private readonly secret: string,
    private readonly now: () => Date,
  ) {}

  issue(owner: Confirmable): string {
    const expiresAt = this.now().getTime() + CONFIRMATION_MS;
    return `${owner.id}.${expiresAt.toString(36)}.${this.macOf(owner, expiresAt)}`;
  }

  /** Returns null for a malformed token. */
  parse(text: string): ConfirmationToken | null {
    const [, id, expiry, mac] = TOKEN.exec(text) ?? [];
    return id === undefined || expiry === undefined || mac === undefined ? null : { id, expiresAt: Number.parseInt(expiry, 36), mac };
  }

  /** Whether the token was issued for this owner and email address. Compares in constant time. */
  isFor({ id, expiresAt, mac }: ConfirmationToken, owner: Confirmable): boolean {
    return id === owner.id && timingSafeEqual(Buffer.from(mac), Buffer.from(this.macOf(owner, expiresAt)));
  }

  isExpired({ expiresAt }: ConfirmationToken): boolean {
    return this.now().getTime() >= expiresAt;
  }

  private macOf({ id, email, emailSetAt }: Confirmable, expiresAt: number): string {
    const text = ['confirm-email', id, email.toLowerCase(), emailSetAt, expiresAt].join('\n');
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }
}
