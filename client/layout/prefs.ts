/**
 * Preferences for server rendering and hydration, read from the URL and from a cookie without secrets. After state hydration,
 * `client/state/prefs.ts` is authoritative.
 */
import { isState } from '#client/config/states.ts';
import { isLocale } from '#schema/rules/locales.ts';
import { DEFAULT_PREFS, PREFS_COOKIE, type Prefs } from '#client/state/prefs.ts';

/** Reads preferences from a `Cookie` header or `document.cookie`; null if there are none. Unknown values become the defaults. */
export function readPrefs(cookies: string | null | undefined): Prefs | null {
  const value = COOKIE.exec(cookies ?? '')?.[1];
  if (value === undefined) return null;
  const [language, theme, state] = value.split('.');
  return {
    language: isLocale(language) ? language : DEFAULT_PREFS.language,
    theme: theme === 'light' || theme === 'dark' ? theme : DEFAULT_PREFS.theme,
    state: isState(state) ? state : DEFAULT_PREFS.state,
  };
}

/** Preferences for a page. `?lang=` overrides the cookie; without either, the language is `spoken`, the browser's language. */
export function prefsFor(kept: Prefs | null, url: URL, spoken: Prefs['language']): Prefs {
  const language = url.searchParams.get('lang');
  const prefs = kept ?? { ...DEFAULT_PREFS, language: spoken };
  return isLocale(language) ? { ...prefs, language } : prefs;
}

const COOKIE = new RegExp(`(?:^|;\\s*)${PREFS_COOKIE}=([^;]*)`);
