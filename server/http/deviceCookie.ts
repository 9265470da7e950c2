import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The `__Host-` prefix makes browsers bind the cookie to this host, path `/` and https. */
const SECURE_NAME = '__Host-rizq_device';
const PLAIN_NAME = 'rizq_device';

const ID_BYTES = 16;
const DAY_MS = 86_400_000;
/** Browsers' upper bound on a cookie's lifetime. */
const MAX_AGE_DAYS = 400;
/** After this age the cookie is reissued with a new date and the same id. */
const RENEW_AFTER_DAYS = 200;
const BASE64URL_OF_128_BITS = 22;
const FORMAT = new RegExp(`^([\\w-]{${BASE64URL_OF_128_BITS}})\\.([0-9a-z]{1,6})\\.([\\w-]{43})$`);

interface Device {
  id: string;
  issuedAt: number;
}

/**
 * Signed cookie that identifies a browser, so that rate limits can distinguish devices behind one network address: `<id>.<day of
 * issue>.<HMAC>`. Set by pages; it identifies no person and authorises nothing. Clients can collect any number of them, so each limit by
 * device is bounded by a wider limit per network.
 */
export class DeviceCookie {
  private readonly key: Buffer;
  private readonly name: string;

  constructor(private readonly options: { secret: string; isHttps: boolean; now?: () => number }) {
    this.key = createHmac('sha256', options.secret).update('device-cookie').digest();
    this.name = options.isHttps ? SECURE_NAME : PLAIN_NAME;
  }

  /** Device id of a request; null without a valid cookie. */
  idOf(request: Pick<FastifyRequest, 'cookies'>): string | null {
    return this.read(request)?.id ?? null;
  }

  /** Sets the device cookie, unless the browser has a recent one. */
  give(request: Pick<FastifyRequest, 'cookies'>, reply: FastifyReply): void {
    const device = this.read(request);
    const now = this.now();
    if (device !== null && now - device.issuedAt < RENEW_AFTER_DAYS * DAY_MS) return;
    const id = device?.id ?? randomBytes(ID_BYTES).toString('base64url');
    const signed = `${id}.${Math.floor(now / DAY_MS).toString(36)}`;
    reply.setCookie(this.name, `${signed}.${this.sign(signed).toString('base64url')}`, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.options.isHttps,
      maxAge: (MAX_AGE_DAYS * DAY_MS) / 1000,
    });
  }

  private read({ cookies }: Pick<FastifyRequest, 'cookies'>): Device | null {
    const [, id, day, signature] = FORMAT.exec(cookies[this.name] ?? '') ?? [];
    if (id === undefined || day === undefined || signature === undefined) return null;
    if (!timingSafeEqual(this.sign(`${id}.${day}`), Buffer.from(signature, 'base64url'))) return null;
    const issuedAt = Number.parseInt(day, 36) * DAY_MS;
    return this.now() - issuedAt < MAX_AGE_DAYS * DAY_MS ? { id, issuedAt } : null;
  }

  private sign(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }
}
