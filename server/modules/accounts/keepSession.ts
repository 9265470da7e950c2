import type { GraphQLContext } from '#server/graphql/context.ts';
import { NO_SESSION } from './accountError.ts';
import type { AuthResult } from './account.service.ts';
import type { AuthPayload, OkPayload } from './accountPayload.type.ts';

/** Hands a new session to the browser as a cookie and to the caller as a token. */
export async function keepSession({ cookie }: GraphQLContext, remember: boolean, result: Promise<AuthResult>): Promise<AuthPayload> {
  const { viewer, session, errors } = await result;
  if (session !== null) cookie?.keep(session, remember);
  return { viewer, token: session?.token ?? null, expiresAt: session?.expiresAt.toISOString() ?? null, errors };
}

/** Whether a session was ended; a browser that ended its own loses its cookie as well. */
export async function revoked({ cookie, viewer }: GraphQLContext, id: string, ended: Promise<boolean>): Promise<OkPayload> {
  const ok = await ended;
  if (ok && viewer?.sessionId === id) cookie?.drop();
  return { ok, errors: ok ? [] : [NO_SESSION] };
}

/** Takes the cookie of a session that has ended away. */
export async function loggedOut({ cookie }: GraphQLContext, ended: Promise<void>): Promise<OkPayload> {
  await ended;
  cookie?.drop();
  return { ok: true, errors: [] };
}
