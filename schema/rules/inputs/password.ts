/** Inputs with passwords. The server decides whether a password of valid length is too common. */
import * as v from 'valibot';
import { normaliseIdentifier } from '../normaliseText.ts';
import { isPasswordLength } from '../passwords.ts';
import { email } from './fields.ts';
import type { FormKey } from './inputKeys.ts';
import { registrationSchema } from './profile.ts';

const checked = (isValid: (text: string) => boolean, key: FormKey) => v.pipe(v.string(), v.check(isValid, key));

const newPassword = checked(isPasswordLength, 'password');
/** An existing password, which only the server can check. */
const ownPassword = checked((text) => text !== '', 'ownPassword');

/** Accepts any non-empty email, so that validation does not reveal which addresses exist. */
export const loginSchema = v.object({ email: checked((text) => normaliseIdentifier(text) !== '', 'email'), password: ownPassword });
/** An existing account's new password. */
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
