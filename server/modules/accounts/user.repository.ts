import type { Reader, Stored } from '#server/store/store.ts';

/** What makes two e-mails the same: case and the spaces around them do not. */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** The account of an e-mail; null when nobody has it. */
export async function findByEmail(reader: Reader, email: string): Promise<Stored<'users'> | null> {
  const [user] = await reader.findBy('users', 'emailKey', emailKeyOf(email));
  return user ?? null;
}
