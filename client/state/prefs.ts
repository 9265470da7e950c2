import { fallback, nullable, object, picklist, type InferOutput } from 'valibot';
import { DEFAULT_LOCALE, LOCALES } from '#schema/rules/locales.ts';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { persistedVar } from './persistedVar.ts';
import { writeCookie } from './storage.ts';

const prefsSchema = object({
  language: fallback(picklist(LOCALES), DEFAULT_LOCALE),
  theme: fallback(picklist(['light', 'dark', 'system']), 'system'),
  /** Delivery state; null until the shopper chooses one. */
  state: fallback(nullable(picklist(MALAYSIAN_STATES)), null),
});

export type Prefs = InferOutput<typeof prefsSchema>;

export const PREFS_COOKIE = 'rizq_prefs';

export const prefsVar = persistedVar<Prefs>({ slice: 'prefs', schema: prefsSchema });

export const DEFAULT_PREFS = prefsVar.initial;

/** Sets preferences, including in the cookie that server rendering reads. */
export function setPrefs(part: Partial<Prefs>): void {
  const prefs = { ...prefsVar(), ...part };
  prefsVar(prefs);
  writeCookie(PREFS_COOKIE, prefsCookieValue(prefs));
}

/** Cookie value with the language, theme and state, e.g. `ms.dark.JOHOR`. */
export function prefsCookieValue({ language, theme, state }: Prefs): string {
  return [language, theme, state ?? ''].join('.');
}
