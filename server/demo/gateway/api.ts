import { createHmac, timingSafeEqual } from 'node:crypto';
import { DEFAULT_LOCALE, isLocale } from '#schema/rules/locales.ts';
import {
  CHARGE_METHODS,
  ChargeRefused,
  refundedCents,
  type Charge,
  type ChargeMethod,
  type ChargeRequest,
  type Charges,
} from './charges.ts';

/** Maximum length of ids and keys, which the merchant chooses. */
const MAX_TEXT = 300;

/** The merchant's API key. */
function apiKeyOf(secret: string): string {
  return createHmac('sha256', secret).update('demo-bank api').digest('hex');
}

/** Whether a request has the merchant's key. Compared in constant time. */
function bringsKey(authorization: string | null, key: string): boolean {
  const [given, expected] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${key}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The gateway's merchant API, by method and path below `/api/payments`. */
export async function handleApi(
  charges: Charges,
  request: Request,
  { path, secret, pageOf }: { path: string; secret: string; pageOf: (charge: Charge) => string },
): Promise<Response> {
  if (!bringsKey(request.headers.get('authorization'), apiKeyOf(secret))) {
    return Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 });
  }
  const notFound = () => Response.json({ code: 'NOT_FOUND' }, { status: 404 });
  const respond = (status: number, body: object) => Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
  const respondWith = (charge: Charge | null) =>
    charge === null ? respond(404, { code: 'UNKNOWN' }) : respond(200, describe(charge, pageOf(charge)));
  const [id = '', step, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const isPost = request.method === 'POST';
  const body = isPost ? parsed(await request.text()) : null;
  if (rest.length > 0) return notFound();
  try {
    if (id === '') {
      const charge = isPost ? chargeRequestOf(body) : null;
      return charge === null ? respond(400, { code: 'BAD_REQUEST' }) : respondWith(await charges.open(charge));
    }
    if (step === undefined) return request.method === 'GET' ? respondWith(await charges.find(id)) : notFound();
    if (isPost && step === 'capture') return respondWith(await charges.capture(id));
    if (isPost && step === 'cancel') return respondWith(await charges.cancel(id));
    if (isPost && step === 'void') return respondWith(await charges.void(id));
    if (!isPost || step !== 'refunds') return notFound();
    const refund = refundOf(body);
    return refund === null ? respond(400, { code: 'BAD_REQUEST' }) : respondWith(await charges.refund(id, refund));
  } catch (error) {
    if (error instanceof ChargeRefused) return respond(409, { code: error.code });
    throw error;
  }
}

/** A charge as the API returns it. */
function describe(charge: Charge, page: string): object {
  const { id, state, amountCents, sequence, expiresAt, method } = charge;
  const isProcessing = state === 'PENDING' && charge.isLater;
  const action = method === 'DUITNOW_QR' ? { redirectUrl: null, qrPayload: page } : { redirectUrl: page, qrPayload: null };
  return { id, state, isProcessing, amountCents, currency: 'USD', sequence, expiresAt, refundedCents: refundedCents(charge), ...action };
}

function chargeRequestOf(body: unknown): ChargeRequest | null {
  const { id, method, institution, amountCents, expiresAt, returnUrl, language } = fieldsOf(body);
  if (!isText(id) || !isText(returnUrl) || !isText(expiresAt) || !isAmount(amountCents) || !isMethod(method)) return null;
  if (institution !== null && !isText(institution)) return null;
  if (Number.isNaN(Date.parse(expiresAt)) || !isOwnAddress(returnUrl)) return null;
  return { id, method, institution, amountCents, expiresAt, returnUrl, language: isLocale(language) ? language : DEFAULT_LOCALE };
}

function refundOf(body: unknown): { key: string; amountCents: number } | null {
  const { key, amountCents } = fieldsOf(body);
  return isText(key) && isAmount(amountCents) ? { key, amountCents } : null;
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_TEXT;
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

function isMethod(value: unknown): value is ChargeMethod {
  return (CHARGE_METHODS as readonly unknown[]).includes(value);
}

/** Whether a URL is a web URL, or a path on the merchant's own site. */
function isOwnAddress(url: string): boolean {
  return /^(https?:\/\/|\/(?!\/))/.test(url);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
