import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Under https the browser itself holds the cookie to this host, this path and https. */
const SECURE_NAME = '__Host-rizq_device';
const PLAIN_NAME = 'rizq_device';

const ID_BYTES = 16;
const DAY_MS = 86_400_000;
/** Browsers keep no cookie longer than this. */
const MAX_AGE_DAYS = 400;
/** A device that comes back after so long gets a new date under the same id. */
const RENEW_AFTER_DAYS = 200;
const BASE64URL_OF_128_BITS = 22;
const FORMAT = new RegExp(`^([\\w-]{${BASE64URL_OF_128_BITS}})\\.([0-9a-z]{1,6})\\.([\\w-]{43})$`);

interface Device {
  id: string;
  issuedAt: number;
}

/**
 * A signed cookie that names a browser, so that limits can count devices behind one network address apart: `<id>.<day of issue>.<HMAC>`. Pages set
 * it; it says nothing about a person and opens nothing. Anybody can collect such cookies: whatever trusts one is bounded by a wider limit per network.
 */
export class DeviceCookie {
  private readonly key: Buffer;
  private readonly name: string;

  constructor(private readonly options: { secret: string; isHttps: boolean; now?: () => number }) {
    this.key = createHmac('sha256', options.secret).update('device-cookie').digest();
    this.name = options.isHttps ? SECURE_NAME : PLAIN_NAME;
  }

  /** The device that a request comes from; null without a cookie of ours. */
  idOf(request: Pick<FastifyRequest, 'cookies'>): string | null {
    return this.read(request)?.id ?? null;
  }

  /** Gives the browser its cookie, unless it has a recent one. */
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
