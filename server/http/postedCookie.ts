/** Flash cookie: result of a posted form for the redirect's target; shown by one page, within a minute. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { PostedForm } from '#client/entry-server.tsx';

const MAX_AGE_S = 60;

const nameFor = (isHttps: boolean) => (isHttps ? '__Host-rizq_posted' : 'rizq_posted');
const optionsFor = (isHttps: boolean): CookieSerializeOptions => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps });

export function keepPosted(reply: FastifyReply, { form, done }: PostedForm, isHttps: boolean): void {
  const value = Buffer.from(JSON.stringify({ form, done })).toString('base64url');
  reply.setCookie(nameFor(isHttps), value, { ...optionsFor(isHttps), maxAge: MAX_AGE_S });
}

/** Reads and clears the cookie; null when it is missing or malformed. */
export function takePosted({ cookies }: FastifyRequest, reply: FastifyReply, isHttps: boolean): PostedForm | null {
  const value = cookies[nameFor(isHttps)];
  if (value === undefined) return null;
  reply.clearCookie(nameFor(isHttps), optionsFor(isHttps));
  const { form, done } = parsed(value);
  if (typeof form !== 'string' || !isTexts(done)) return null;
  return { form: form as PostedForm['form'], values: {}, fields: {}, general: null, isSignedOut: false, done, shown: null };
}

function parsed(value: string): { form?: unknown; done?: unknown } {
  try {
    return Object(JSON.parse(Buffer.from(value, 'base64url').toString())) as object;
  } catch {
    return {};
  }
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
