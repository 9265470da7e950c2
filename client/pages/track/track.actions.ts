import type { FormAction } from '#client/routes/formAction.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { checkLookup, lookUp, type Tracking } from './lookUp.ts';

const STATUS: Record<Tracking['kind'], number> = { idle: 200, asking: 200, found: 200, missing: 404, limited: 429, failed: 503 };

const track: FormAction = {
  page: 'track',
  echoes: ['number', 'email'],
  failed: 'track.failed',
  run: async ({ text, client, t, locale }) => {
    const [number, email] = [text('number').trim(), text('email').trim()];
    const wrong = checkLookup({ number, email }, t);
    if (Object.keys(wrong).length > 0) return { kind: 'wrong', fields: wrong };
    const tracking = await lookUp(client, { number, email, locale: apiLocale(locale) });
    return { kind: 'shown', shown: tracking, status: STATUS[tracking.kind] };
  },
};

export const actions = { track };
