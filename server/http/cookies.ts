/** The server's cookies: session, device, position of the last write, and the result of a posted form. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { FormResult } from '#client/entry-server.tsx';
import type { SessionCookie } from '#server/modules/accounts/index.ts';

type Cookies = Pick<FastifyRequest, 'cookies'>;

const DAY_MS = 86_400_000;
/** The session cookie outlives its session, so that an expired session is reported. Otherwise the member would place orders as a guest. */
const SESSION_GRACE_MS = 7 * DAY_MS;
const POSTED_MAX_AGE_S = 60;
/** Maximum characters of the flash cookie: browsers drop cookies above 4 kB, and proxies limit headers to 4 or 8 kB. */
const MAX_FLASH = 2000;
/** After this time every process has applied the write. */
const POSITION_MAX_AGE_S = 60;

/** The `__Host-` prefix makes browsers bind a cookie to this host, path `/` and https. */
const nameOf = (cookie: string, isHttps: boolean) => (isHttps ? `__Host-rizq_${cookie}` : `rizq_${cookie}`);
const optionsFor = (isHttps: boolean): CookieSerializeOptions => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps });

/** Session token of a browser; null if it has none. */
export function cookieToken({ cookies }: Cookies, isHttps: boolean): string | null {
  return cookies[nameOf('session', isHttps)] ?? null;
}

/** Sets a response's session cookie, which scripts cannot read. */
export function sessionCookie(reply: FastifyReply, isHttps: boolean): SessionCookie {
  const name = nameOf('session', isHttps);
  return {
    set: ({ token, expiresAt }, remember) => {
      const expires = remember && { expires: new Date(expiresAt.getTime() + SESSION_GRACE_MS) };
      reply.setCookie(name, token, { ...optionsFor(isHttps), ...expires });
    },
    clear: () => {
      reply.clearCookie(name, optionsFor(isHttps));
      // Removes private pages from the browser's cache. "storage" would also remove the cart and the service worker with its
      // offline pages (it drops private ones itself); "cookies" would remove the device and preferences cookies.
      reply.header('clear-site-data', '"cache"');
    },
  };
}

/** Position of a browser's last write; null if there is no valid cookie. */
export function positionCookie({ cookies }: Cookies, isHttps: boolean): string | null {
  return cookies[nameOf('position', isHttps)] ?? null;
}

export function setPositionCookie(reply: FastifyReply, position: string, isHttps: boolean): void {
  reply.setCookie(nameOf('position', isHttps), position, { ...optionsFor(isHttps), maxAge: POSITION_MAX_AGE_S });
}

/**
 * Sets the flash cookie: the result of a posted form, which the target of the redirect shows once, within a minute. Omits entered
 * text that is too long.
 */
export function setFlash(reply: FastifyReply, flash: FormResult, isHttps: boolean): void {
  const encoded = (result: FormResult) => Buffer.from(JSON.stringify(result)).toString('base64url');
  const { error } = flash.lastResult ?? {};
  const whole = encoded(flash);
  const value = whole.length > MAX_FLASH && error ? encoded({ ...flash, lastResult: { error } }) : whole;
  reply.setCookie(nameOf('posted', isHttps), value, { ...optionsFor(isHttps), maxAge: POSTED_MAX_AGE_S });
}

const TEXTS = v.record(v.string(), v.string());

/** Format of the flash cookie. */
const FLASH = v.pipe(
  v.string(),
  v.transform((value) => Buffer.from(value, 'base64url').toString()),
  v.parseJson(),
  v.object({
    intent: v.string(),
    place: v.string(),
    done: v.nullable(TEXTS),
    lastResult: v.optional(
      v.object({
        initialValue: v.optional(TEXTS),
        error: v.optional(v.record(v.string(), v.union([v.string(), v.record(v.string(), v.unknown())]))),
      }),
    ),
    isSignedOut: v.optional(v.boolean()),
  }),
);

/** Reads and clears the flash cookie; null when it is missing or malformed. */
export function takeFlash({ cookies }: Cookies, reply: FastifyReply, isHttps: boolean): FormResult | null {
  const name = nameOf('posted', isHttps);
  const value = cookies[name];
  if (value === undefined) return null;
  reply.clearCookie(name, optionsFor(isHttps));
  const { success, output } = v.safeParse(FLASH, value);
  return success ? (output as FormResult) : null;
}

const ID_BYTES = 16;
/** The maximum lifetime that browsers allow for a cookie. */
const MAX_AGE_DAYS = 400;
/** A device cookie that is this old is reissued with the same id and a new date. */
const RENEW_AFTER_DAYS = 200;
const BASE64URL_OF_128_BITS = 22;
const DEVICE_FORMAT = new RegExp(`^([\\w-]{${BASE64URL_OF_128_BITS}})\\.([0-9a-z]{1,6})\\.([\\w-]{43})$`);

interface Device {
  id: string;
  issuedAt: number;
}

/**
 * Signed cookie that identifies a browser, so that rate limits can distinguish devices behind one network address: `<id>.<day of
 * issue>.<HMAC>`. Pages set it; it does not identify a person or grant access. Clients can collect any number of them, so every
 * per-device limit is also bounded by a per-network limit.
 */
export class DeviceCookie {
  private readonly key: Buffer;
  private readonly name: string;
  private readonly now: () => number;

  constructor(private readonly options: { secret: string; isHttps: boolean; now?: () => number }) {
    this.key = createHmac('sha256', options.secret).update('device-cookie').digest();
    this.name = nameOf('device', options.isHttps);
    this.now = options.now ?? Date.now;
  }

  /** Device id of a request; null if there is no valid cookie. */
  idOf(request: Cookies): string | null {
    return this.read(request)?.id ?? null;
  }

  /** Sets the device cookie unless the browser has a recent one. */
  give(request: Cookies, reply: FastifyReply): void {
    const device = this.read(request);
    const now = this.now();
    if (device !== null && now - device.issuedAt < RENEW_AFTER_DAYS * DAY_MS) return;
    const id = device?.id ?? randomBytes(ID_BYTES).toString('base64url');
    const signed = `${id}.${Math.floor(now / DAY_MS).toString(36)}`;
    const maxAge = (MAX_AGE_DAYS * DAY_MS) / 1000;
    reply.setCookie(this.name, `${signed}.${this.sign(signed).toString('base64url')}`, { ...optionsFor(this.options.isHttps), maxAge });
  }

  private read({ cookies }: Cookies): Device | null {
    const [, id, day, signature] = DEVICE_FORMAT.exec(cookies[this.name] ?? '') ?? [];
    if (id === undefined || day === undefined || signature === undefined) return null;
    if (!timingSafeEqual(this.sign(`${id}.${day}`), Buffer.from(signature, 'base64url'))) return null;
    const issuedAt = Number.parseInt(day, 36) * DAY_MS;
    return this.now() - issuedAt < MAX_AGE_DAYS * DAY_MS ? { id, issuedAt } : null;
  }

  private sign(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }
}
