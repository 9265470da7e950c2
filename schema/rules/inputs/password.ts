/** Inputs with passwords. Whether a password of the right length is too common is decided by the server. */
import * as v from 'valibot';
import { normaliseIdentifier } from '../normaliseText.ts';
import { isPasswordLength } from '../passwords.ts';
import { email } from './fields.ts';
import type { FormKey } from './inputKeys.ts';
import { registrationSchema } from './profile.ts';

const checked = (isValid: (text: string) => boolean, key: FormKey) => v.pipe(v.string(), v.check(isValid, key));

const newPassword = checked(isPasswordLength, 'password');
/** A password that is there already: only the server knows it. */
const ownPassword = checked((text) => text !== '', 'ownPassword');

/** Any text as an email: the server says the same of all that nobody has. */
export const loginSchema = v.object({ email: checked((text) => normaliseIdentifier(text) !== '', 'email'), password: ownPassword });
/** Of an account whose other data are known. */
export const newPasswordSchema = v.object({ password: newPassword });
export const newAccountSchema = v.object({ ...registrationSchema().entries, password: newPassword });
export const resetRequestSchema = v.object({ email });
export const resetSchema = v.pipe(
  v.object({ password: newPassword, repeated: checked((text) => text !== '', 'repeated') }),
  v.forward(
    v.partialCheck([['password'], ['repeated']], ({ password, repeated }) => password === repeated, 'repeated' satisfies FormKey),
    ['repeated'],
  ),
);
export const passwordChangeSchema = v.object({ current: ownPassword, next: newPassword });
export const emailChangeSchema = v.object({ email, password: ownPassword });
