import { fallback, object, string, type InferOutput } from 'valibot';
import { memoryVar, persistedVar } from './persistedVar.ts';

const text = fallback(string(), '');

/** Draft of the registration form. Never a password. */
const registrationSchema = object({ name: text, lastName: text, email: text, phone: text });

export type RegistrationState = InferOutput<typeof registrationSchema>;

export const registrationVar = persistedVar<RegistrationState>({ slice: 'registration', schema: registrationSchema });

/** Whether the account was created just before; the profile greets its member. */
export const isNewMemberVar = memoryVar(false);
