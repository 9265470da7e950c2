import { fallback, object, string, type InferOutput } from 'valibot';
import { persistedVar } from './persistedVar.ts';

const text = fallback(string(), '');

/** Draft of the registration form. Never a password. */
const registrationSchema = object({ name: text, lastName: text, email: text, phone: text });

export type RegistrationState = InferOutput<typeof registrationSchema>;

export const registrationVar = persistedVar<RegistrationState>({ slice: 'registration', schema: registrationSchema });
