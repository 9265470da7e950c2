import { MAX_EMAIL_LENGTH } from '#schema/rules/limits.ts';
import type { Reader, Stored } from '#server/store/store.ts';

/** What makes two e-mails the same: case and the spaces around them do not. What is too long for any e-mail is cut. */
export function emailKeyOf(email: string): string {
  return email
    .trim()
    .slice(0, MAX_EMAIL_LENGTH + 1)
    .normalize('NFC')
    .toLowerCase();
}

/** The account of an e-mail; null when nobody has it. */
export async function findByEmail(reader: Reader, email: string): Promise<Stored<'users'> | null> {
  const [user] = await reader.findBy('users', 'emailKey', emailKeyOf(email));
  return user ?? null;
}
