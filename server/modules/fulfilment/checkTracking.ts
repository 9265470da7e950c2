import { courierTrackingUrl } from '#schema/rules/couriers.ts';
import { MAX_COURIER_LENGTH, MAX_TRACKING_URL_LENGTH, TRACKING_CODE_LENGTH } from '#schema/rules/limits.ts';
import { isTelling } from '#schema/rules/tellingText.ts';
import { tooLong } from '#server/platform/input/inputMessages.ts';
import { invalid, type InvalidInput } from '#server/platform/input/failure.ts';
import { tidyLine } from '#server/platform/input/tidyText.ts';
import type { TrackingDoc } from '#server/store/documents/orders.ts';
import { PACKAGE_MESSAGES } from './packageSteps.ts';

/** A courier and its tracking number as typed. */
export interface TrackingRequest {
  carrier: string;
  code: string;
  url?: string | null;
}

const CODE = new RegExp(`^[A-Z0-9][A-Z0-9-]{${TRACKING_CODE_LENGTH.min - 1},${TRACKING_CODE_LENGTH.max - 1}}$`);

/** Normalises and validates a seller's tracking data and reports every error at once. The result is valid only without errors. */
export function checkTracking(request: TrackingRequest | null): { tracking: TrackingDoc; errors: InvalidInput[] } {
  const errors: InvalidInput[] = [];
  const carrier = tidyLine(request?.carrier ?? '');
  if (!isTelling(carrier)) errors.push(invalid(['tracking', 'carrier'], PACKAGE_MESSAGES.carrier));
  else if (carrier.length > MAX_COURIER_LENGTH) errors.push(invalid(['tracking', 'carrier'], tooLong(MAX_COURIER_LENGTH)));
  // Numbers are copied from labels, where they are printed in groups.
  const code = tidyLine(request?.code ?? '')
    .replaceAll(' ', '')
    .toUpperCase();
  if (!CODE.test(code)) errors.push(invalid(['tracking', 'code'], PACKAGE_MESSAGES.code));
  const typedUrl = (request?.url ?? '').trim();
  if (typedUrl !== '' && !isHttpsAddress(typedUrl)) errors.push(invalid(['tracking', 'url'], PACKAGE_MESSAGES.url));
  return { tracking: { carrier, code, url: typedUrl === '' ? courierTrackingUrl(carrier, code) : typedUrl }, errors };
}

/** Buyers follow the link: https only, no credentials, no whitespace or invisible characters. */
function isHttpsAddress(text: string): boolean {
  if (text.length > MAX_TRACKING_URL_LENGTH || /[\s\p{Cc}\p{Cf}]/u.test(text)) return false;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && url.protocol === 'https:' && url.hostname.includes('.') && url.username === '' && url.password === '';
}
