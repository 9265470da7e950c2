/** Accounts and their credentials. */
import type { Locale } from '#schema/rules/locales.ts';
import type { Avatar } from '#schema/rules/avatars.ts';
import type { AddressDoc } from './orders.ts';

export type Role = 'CUSTOMER' | 'VENDOR';

/** An address in an account's address book. */
export interface SavedAddressDoc extends AddressDoc {
  /** adr_… */
  id: string;
  /** True for exactly one address if the book is not empty. */
  isDefault: boolean;
}

export interface UserDoc {
  /** usr_… */
  id: string;
  /** As entered. */
  email: string;
  /** In lower case; unique. */
  emailKey: string;
  /** Time at which the owner confirmed this email address through its link. Missing or null if it is not confirmed. */
  emailConfirmedAt?: string | null;
  /** Time at which the account was given this email address. Missing if that was at its creation. */
  emailSetAt?: string;
  firstName: string;
  lastName: string | null;
  /** In E.164. */
  phone: string;
  /** argon2id, with its parameters and salt. The password itself is never stored. */
  passwordHash: string;
  roles: Role[];
  locale: Locale;
  /** A second number, in E.164. Missing if there is none. */
  otherPhone?: string | null;
  /** Missing if the account uses initials. */
  avatar?: Avatar;
  addresses: SavedAddressDoc[];
  /** Hashes of devices that have logged in, latest last. Missing if there are none. */
  knownDevices?: string[];
  createdAt: string;
}

export interface SessionDoc {
  /** ses_… */
  id: string;
  userId: string;
  /** SHA-256 of the session's token, hex. The token itself is never stored. */
  tokenHash: string;
  createdAt: string;
  /** Rounded to the hour, to avoid a write per request. */
  lastSeenAt: string;
  /** `User-Agent` at login, truncated. Missing from older sessions. */
  userAgent?: string | null;
  /** Per-account key of the device. Missing if the device had no cookie. */
  deviceKey?: string | null;
}

/** A pending password reset, whose token was emailed. */
export interface PasswordResetDoc {
  /** rst_… */
  id: string;
  userId: string;
  /** SHA-256 of the purpose and token, hex. The token itself is never stored. */
  tokenHash: string;
  createdAt: string;
  expiresAt: string;
}
