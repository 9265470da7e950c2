import {
  CHARGE_METHODS,
  ChargeRefused,
  refundedCents,
  type Charge,
  type ChargeMethod,
  type ChargeRequest,
  type Charges,
} from './charges.ts';

/** Upper bound of ids and keys, which are the merchant's. */
const MAX_TEXT = 300;

/** A response of the gateway's API. */
interface Answer {
  status: number;
  body: object;
}

/** The merchant's API of the gateway, by method and path below `/api/payments`; null for an unknown address. */
export async function answerApi(
  charges: Charges,
  { method, path, body, pageOf }: { method: string; path: string; body: unknown; pageOf: (charge: Charge) => string },
): Promise<Answer | null> {
  const [id = '', step, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (rest.length > 0) return null;
  const told = (charge: Charge | null): Answer =>
    charge === null ? { status: 404, body: { code: 'UNKNOWN' } } : { status: 200, body: describe(charge, pageOf(charge)) };
  try {
    if (id === '') {
      const request = method === 'POST' ? chargeRequestOf(body) : null;
      return request === null ? { status: 400, body: { code: 'BAD_REQUEST' } } : told(await charges.open(request));
    }
    if (step === undefined) return method === 'GET' ? told(await charges.find(id)) : null;
    if (method !== 'POST') return null;
    if (step === 'capture') return told(await charges.capture(id));
    if (step === 'cancel') return told(await charges.cancel(id));
    if (step === 'void') return told(await charges.void(id));
    if (step !== 'refunds') return null;
    const refund = refundOf(body);
    return refund === null ? { status: 400, body: { code: 'BAD_REQUEST' } } : told(await charges.refund(id, refund));
  } catch (error) {
    if (error instanceof ChargeRefused) return { status: 409, body: { code: error.code } };
    throw error;
  }
}

/** A charge as the merchant sees it. */
function describe(charge: Charge, page: string): object {
  const { id, state, amountCents, sequence, expiresAt, method } = charge;
  const action = method === 'DUITNOW_QR' ? { redirectUrl: null, qrPayload: page } : { redirectUrl: page, qrPayload: null };
  return { id, state, amountCents, currency: 'USD', sequence, expiresAt, refundedCents: refundedCents(charge), ...action };
}

function chargeRequestOf(body: unknown): ChargeRequest | null {
  const { id, method, institution, amountCents, expiresAt, returnUrl, language } = fieldsOf(body);
  if (!isText(id) || !isText(returnUrl) || !isText(expiresAt) || !isAmount(amountCents) || !isMethod(method)) return null;
  if (institution !== null && !isText(institution)) return null;
  if (Number.isNaN(Date.parse(expiresAt)) || !isOwnAddress(returnUrl)) return null;
  return { id, method, institution, amountCents, expiresAt, returnUrl, language: language === 'ms' ? 'ms' : 'en' };
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

/** A web address, or a path on the merchant's own site. */
function isOwnAddress(url: string): boolean {
  return /^(https?:\/\/|\/(?!\/))/.test(url);
}
