import * as v from 'valibot';
import { courierTrackingUrl } from '../couriers.ts';
import { MAX_COURIER_LENGTH, MAX_NOTE_LENGTH, MAX_TRACKING_URL_LENGTH, TRACKING_CODE_LENGTH } from '../limits.ts';
import { normaliseIdentifier, normaliseLine, normaliseParagraphs } from '../normaliseText.ts';
import { check, optionalText, requiredText, withoutLink } from './fields.ts';
import { noteSchema } from './return.ts';

const CODE = new RegExp(`^[A-Z0-9][A-Z0-9-]{${TRACKING_CODE_LENGTH.min - 1},${TRACKING_CODE_LENGTH.max - 1}}$`);

/** Buyers follow this link, so it must be https, without credentials, whitespace or invisible characters. */
function isHttpsAddress(text: string): boolean {
  if (text.length > MAX_TRACKING_URL_LENGTH || /[\s\p{Cc}\p{Cf}]/u.test(text)) return false;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && url.protocol === 'https:' && url.hostname.includes('.') && url.username === '' && url.password === '';
}

const NOTHING = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** A courier and its tracking number. If the URL is omitted, a known courier's tracking page is used. */
const trackingSchema = v.pipe(
  v.object({
    carrier: v.pipe(requiredText('carrier', MAX_COURIER_LENGTH), withoutLink()),
    code: v.pipe(
      v.string(),
      // Numbers are copied from labels, where they are printed in groups.
      v.transform((text) => normaliseIdentifier(text).replaceAll(' ', '').toUpperCase()),
      check((code) => CODE.test(code), 'trackingCode'),
    ),
    url: v.nullish(
      v.pipe(
        v.string(),
        v.transform(normaliseLine),
        check((url) => url === '' || isHttpsAddress(url), 'trackingUrl'),
      ),
      '',
    ),
  }),
  v.transform(({ carrier, code, url }) => ({ carrier, code, url: url || courierTrackingUrl(carrier, code) })),
);

/** A package step. Shipping requires tracking data, which other steps ignore; cancelling requires a reason for the buyer. */
export const packageStepSchema = (to: string) =>
  v.object({
    tracking: to === 'SHIPPED' ? v.nullish(trackingSchema, { carrier: '', code: '' }) : v.nullish(NOTHING),
    note: to === 'CANCELLED' ? v.nullish(noteSchema('cancelReason'), '') : optionalText(MAX_NOTE_LENGTH, normaliseParagraphs),
  });

/** A correction to a shipped package's tracking. */
export const trackingCorrectionSchema = v.object({ tracking: trackingSchema });

export type TrackingInput = v.InferInput<typeof trackingSchema>;
