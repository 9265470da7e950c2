import { boolean, fallback, nullable, object, string, type InferOutput } from 'valibot';
import { memoryVar, persistedVar } from './persistedVar.ts';

const userSchema = object({ id: string(), name: string(), email: string() });

/** Who seems to be logged in. Never a token: the server's own cookie decides, this is for the first paint. */
const sessionSchema = object({
  isAuthenticated: boolean(),
  user: fallback(nullable(userSchema), null),
});

/** A person as menus show them. */
export type SessionUser = InferOutput<typeof userSchema>;

export const sessionVar = persistedVar({
  slice: 'session',
  schema: sessionSchema,
  initial: { isAuthenticated: false, user: null },
});

/** Takes over what the server says: this person is logged in, or nobody. */
export function settleSession(user: SessionUser | null): void {
  const before = sessionVar();
  const isKnown = before.user?.id === user?.id && before.user?.name === user?.name && before.user?.email === user?.email;
  if (isKnown && before.isAuthenticated === (user !== null)) return;
  sessionVar(user === null ? sessionVar.initial : { isAuthenticated: true, user });
}

/** Whether the session was lost in the middle of something: what is on the screen stays until one goes on. */
export const lostSessionVar = memoryVar(false);

/** The server has just refused something because the session is over: nobody is logged in any more, and what was typed stays. */
export function loseSession(): void {
  lostSessionVar(true);
  settleSession(null);
}
