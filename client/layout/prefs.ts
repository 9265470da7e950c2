/**
 * How the server, and the first render in the browser, learn the shopper's preferences: from a small cookie that holds nothing
 * secret, and from the address. After that `client/state/prefs.ts` has the word.
 */
import { isState } from '#client/config/states.ts';
import { isLocale } from '#schema/rules/locales.ts';
import { DEFAULT_PREFS, PREFS_COOKIE, type Prefs } from '#client/state/prefs.ts';

/** The preferences in a `Cookie` header (or `document.cookie`); null without any. What is unknown is left at its default. */
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

/**
 * The preferences for one page: `?lang=` is the address of a language and wins over the cookie. Who has chosen nothing yet gets
 * `spoken`, the language that their browser asks for.
 */
export function prefsFor(kept: Prefs | null, url: URL, spoken: Prefs['language']): Prefs {
  const language = url.searchParams.get('lang');
  const prefs = kept ?? { ...DEFAULT_PREFS, language: spoken };
  return isLocale(language) ? { ...prefs, language } : prefs;
}

const COOKIE = new RegExp(`(?:^|;\\s*)${PREFS_COOKIE}=([^;]*)`);
