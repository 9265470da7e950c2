import { boolean, fallback, nullable, object, string, type InferOutput } from 'valibot';
import { memoryVar, persistedVar } from './persistedVar.ts';

const userSchema = object({ id: string(), name: string(), email: string() });

/** Hint about the account for the first paint, without any token. The session cookie is authoritative. */
const sessionSchema = object({
  isAuthenticated: boolean(),
  user: fallback(nullable(userSchema), null),
});

/** User data shown in menus. */
export type SessionUser = InferOutput<typeof userSchema>;

interface Viewer {
  id: string;
  firstName: string;
  lastName: string | null;
  email: string;
}

export const sessionVar = persistedVar({
  slice: 'session',
  schema: sessionSchema,
  initial: { isAuthenticated: false, user: null },
});

/** Sets the session as reported by the server; null for a guest. */
export function settleSession(user: SessionUser | null): void {
  const before = sessionVar();
  const isKnown = before.user?.id === user?.id && before.user?.name === user?.name && before.user?.email === user?.email;
  if (isKnown && before.isAuthenticated === (user !== null)) return;
  sessionVar(user === null ? sessionVar.initial : { isAuthenticated: true, user });
}

/** Sets the session from the API's viewer. */
export function settleViewer({ id, firstName, lastName, email }: Viewer): void {
  settleSession({ id, name: [firstName, lastName].filter(Boolean).join(' '), email });
}

/** Whether the session ended while the page was in use. The page keeps its content until the shopper continues. */
export const lostSessionVar = memoryVar(false);

/** Ends the session after the server has rejected a request because there was no session. Drafts are kept. */
export function loseSession(): void {
  lostSessionVar(true);
  settleSession(null);
}
