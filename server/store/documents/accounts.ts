/** Accounts and their credentials. */
import type { Locale } from '#schema/rules/locales.ts';
import type { Avatar } from '#schema/rules/avatars.ts';
import type { AddressDoc } from './orders.ts';

export type Role = 'CUSTOMER' | 'VENDOR';

/** An address of an account's address book. */
export interface SavedAddressDoc extends AddressDoc {
  /** adr_… */
  id: string;
  /** True for one address of a non-empty book. */
  isDefault: boolean;
}

export interface UserDoc {
  /** usr_… */
  id: string;
  /** As entered. */
  email: string;
  /** In lower case; unique. */
  emailKey: string;
  /** Time at which the owner confirmed this email by its link. Missing or null: not confirmed. */
  emailConfirmedAt?: string | null;
  /** Time at which the account got this email. Missing: at its creation. */
  emailSetAt?: string;
  firstName: string;
  lastName: string | null;
  /** In E.164. */
  phone: string;
  /** argon2id, with its parameters and salt. The password itself is never stored. */
  passwordHash: string;
  roles: Role[];
  locale: Locale;
  /** A second number, in E.164. Missing: none. */
  otherPhone?: string | null;
  /** Missing: initials. */
  avatar?: Avatar;
  addresses: SavedAddressDoc[];
  /** Hashes of devices that have logged in, latest last. Missing: none. */
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
  /** `User-Agent` at login, truncated. Missing in older sessions. */
  userAgent?: string | null;
  /** Per-account key of the device. Missing: the device had no cookie. */
  deviceKey?: string | null;
}

/** A pending password reset, whose token was emailed. */
export interface PasswordResetDoc {
  /** rst_… */
  id: string;
  userId: string;
  /** SHA-256 of purpose and token, hex. The token itself is never stored. */
  tokenHash: string;
  createdAt: string;
  expiresAt: string;
}
