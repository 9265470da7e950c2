/** Persons, and what lets them in. */
import type { Avatar } from '#schema/rules/avatars.ts';
import type { AddressDoc } from './orders.ts';

export type Role = 'CUSTOMER' | 'VENDOR';

/** An address of somebody's address book. */
export interface SavedAddressDoc extends AddressDoc {
  /** adr_… */
  id: string;
  /** One of a book that is not empty. */
  isDefault: boolean;
}

export interface UserDoc {
  /** usr_… */
  id: string;
  /** As it was typed. */
  email: string;
  /** In lower case: nobody else has it. */
  emailKey: string;
  firstName: string;
  lastName: string | null;
  /** In E.164. */
  phone: string;
  /** argon2id, with its parameters and salt. The password itself is never stored. */
  passwordHash: string;
  roles: Role[];
  locale: 'en' | 'ms';
  /** A second number, in E.164. Missing: none. */
  otherPhone?: string | null;
  /** How the person is pictured. Missing: by their initials. */
  avatar?: Avatar;
  addresses: SavedAddressDoc[];
  /** Hashes of devices that have logged in, the latest last. Missing: none. */
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
  /** To the hour: not every request is a write. */
  lastSeenAt: string;
  /** What the browser or program said of itself when it logged in; cut short. Missing in older sessions. */
  userAgent?: string | null;
  /** The account's key of the device. Missing: it had no cookie. */
  deviceKey?: string | null;
}

/** A letter is on its way with which somebody may set a new password. */
export interface PasswordResetDoc {
  /** rst_… */
  id: string;
  userId: string;
  /** SHA-256 of purpose and token, hex. The token itself is never stored. */
  tokenHash: string;
  createdAt: string;
  expiresAt: string;
}
