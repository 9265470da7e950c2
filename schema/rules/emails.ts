import { MAX_EMAIL_LENGTH } from './limits.ts';
import { normaliseIdentifier } from './normaliseText.ts';

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** Normalises a typed email address; the full stop that Chinese input methods produce counts as a dot. */
export function normaliseEmail(text: string): string {
  return normaliseIdentifier(text)
    .replace(/^mailto:/i, '')
    .replace(/\u3002/g, '.');
}

/** Basic email validation: something@domain.tld, at most 254 characters, no quoted parts. */
export function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  return local.length <= 64 && LOCAL_PART.test(local) && DOMAIN.test(text.slice(at + 1));
}

/** Domains whose mailboxes ignore dots in the name. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** Key of an email address's inbox: lower case, without a suffix after "+", and without dots where the provider ignores them. */
export function inboxOf(email: string): string {
  const address = normaliseEmail(email).toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, Math.max(at, 0)).split('+');
  const domain = address.slice(at + 1);
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
