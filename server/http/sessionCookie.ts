import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { SessionCookie } from '#server/graphql/context.ts';

/** Under https the browser itself holds the cookie to this host, this path and https. */
const SECURE_NAME = '__Host-rizq_session';
const PLAIN_NAME = 'rizq_session';

/** The cookie outlives its session: one that is over is told so, one that is gone would order as a guest without a word. */
const GRACE_MS = 7 * 86_400_000;

const nameFor = (isHttps: boolean) => (isHttps ? SECURE_NAME : PLAIN_NAME);
const optionsFor = (isHttps: boolean): CookieSerializeOptions => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps });

/** The token that a browser holds; null without one. */
export function cookieToken({ cookies }: Pick<FastifyRequest, 'cookies'>, isHttps: boolean): string | null {
  return cookies[nameFor(isHttps)] ?? null;
}

/** Puts a session into the answer's cookie, out of reach of scripts. */
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
