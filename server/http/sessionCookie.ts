import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { SessionCookie } from '#server/modules/accounts/index.ts';

/** The `__Host-` prefix makes browsers bind the cookie to this host, path `/` and https. */
const SECURE_NAME = '__Host-rizq_session';
const PLAIN_NAME = 'rizq_session';

/** The cookie outlives its session: an expired session is reported, a missing cookie would silently order as a guest. */
const GRACE_MS = 7 * 86_400_000;

const nameFor = (isHttps: boolean) => (isHttps ? SECURE_NAME : PLAIN_NAME);
const optionsFor = (isHttps: boolean): CookieSerializeOptions => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps });

/** Session token of a browser; null without one. */
export function cookieToken({ cookies }: Pick<FastifyRequest, 'cookies'>, isHttps: boolean): string | null {
  return cookies[nameFor(isHttps)] ?? null;
}

/** Sets the session cookie of a response, out of reach of scripts. */
export function sessionCookie(reply: FastifyReply, isHttps: boolean): SessionCookie {
  return {
    keep: ({ token, expiresAt }, remember) => {
      reply.setCookie(nameFor(isHttps), token, {
        ...optionsFor(isHttps),
        ...(remember && { expires: new Date(expiresAt.getTime() + GRACE_MS) }),
      });
    },
    drop: () => {
      reply.clearCookie(nameFor(isHttps), optionsFor(isHttps));
    },
  };
}
