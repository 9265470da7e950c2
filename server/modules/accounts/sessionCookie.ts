import { NO_SESSION } from './accountError.ts';
import type { AuthResult } from './account.service.ts';
import type { AuthPayload, OkPayload } from './accountPayload.type.ts';
import type { SessionCookie, SignedIn } from './session.service.ts';

/** What mutations of sessions need of the request; `cookie` is null in process, where there are no cookies. */
interface Client {
  cookie: SessionCookie | null;
  viewer: SignedIn | null;
}

/** Sets a new session as a cookie and returns its token. */
export async function keepSession({ cookie }: Client, remember: boolean, result: Promise<AuthResult>): Promise<AuthPayload> {
  const { viewer, session, errors } = await result;
  if (session !== null) cookie?.keep(session, remember);
  return { viewer, token: session?.token ?? null, expiresAt: session?.expiresAt.toISOString() ?? null, errors };
}

/** Whether a session was ended; clears the cookie if it was the browser's own. */
export async function revoked({ cookie, viewer }: Client, id: string, ended: Promise<boolean>): Promise<OkPayload> {
  const ok = await ended;
  if (ok && viewer?.sessionId === id) cookie?.drop();
  return { ok, errors: ok ? [] : [NO_SESSION] };
}

/** Clears the cookie of an ended session. */
export async function loggedOut({ cookie }: Client, ended: Promise<void>): Promise<OkPayload> {
  await ended;
  cookie?.drop();
  return { ok: true, errors: [] };
}
