import { boolean, fallback, nullable, object, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { persistedVar } from './persistedVar.ts';

/** Who seems to be logged in. Never a token: the server's own cookie decides, this is for the first paint. */
const sessionSchema = object({
  isAuthenticated: boolean(),
  user: fallback(nullable(object({ id: string(), name: string(), email: string() })), null),
});

export type SessionState = InferOutput<typeof sessionSchema>;

export const sessionVar = persistedVar<SessionState>({
  slice: 'session',
  schema: sessionSchema,
  initial: { isAuthenticated: false, user: null },
});
