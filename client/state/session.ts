import { boolean, fallback, nullable, object, string, type InferOutput } from 'valibot';
import { memoryVar, persistedVar } from './persistedVar.ts';

const userSchema = object({ id: string(), name: string(), email: string() });

/** Account hint for the first paint. Never a token: the server's cookie decides. */
const sessionSchema = object({
  isAuthenticated: boolean(),
  user: fallback(nullable(userSchema), null),
});

/** User data for menus. */
export type SessionUser = InferOutput<typeof userSchema>;

export const sessionVar = persistedVar({
  slice: 'session',
  schema: sessionSchema,
  initial: { isAuthenticated: false, user: null },
});

/** Sets the session as reported by the server; null: not logged in. */
export function settleSession(user: SessionUser | null): void {
  const before = sessionVar();
  const isKnown = before.user?.id === user?.id && before.user?.name === user?.name && before.user?.email === user?.email;
  if (isKnown && before.isAuthenticated === (user !== null)) return;
  sessionVar(user === null ? sessionVar.initial : { isAuthenticated: true, user });
}

/** Whether the session ended while the page was in use; the page's content stays until the shopper continues. */
export const lostSessionVar = memoryVar(false);

/** Ends the session after the server refused a request as not logged in; drafts stay. */
export function loseSession(): void {
  lostSessionVar(true);
  settleSession(null);
}
