import { MAX_EMAIL_LENGTH } from '#schema/rules/limits.ts';
import type { Reader, Stored } from '#server/store/store.ts';

/** Normalised key of an email: case and surrounding spaces are ignored, overlong input is cut. */
export function emailKeyOf(email: string): string {
  return email
    .trim()
    .slice(0, MAX_EMAIL_LENGTH + 1)
    .normalize('NFC')
    .toLowerCase();
}

/** The account of an email; null when there is none. */
export async function findByEmail(reader: Reader, email: string): Promise<Stored<'users'> | null> {
  const [user] = await reader.findBy('users', 'emailKey', emailKeyOf(email));
  return user ?? null;
}
