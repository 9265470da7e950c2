import { fallback, object, string, type InferOutput } from 'valibot';
import { memoryVar, persistedVar } from './persistedVar.ts';

const text = fallback(string(), '');

/** Draft of the registration form, excluding the password. */
const registrationSchema = object({ name: text, lastName: text, email: text, phone: text });

export type RegistrationState = InferOutput<typeof registrationSchema>;

export const registrationVar = persistedVar<RegistrationState>({ slice: 'registration', schema: registrationSchema });

/** Whether the account was just created, in which case the profile welcomes the member. */
export const isNewMemberVar = memoryVar(false);
