import { useApiLocale } from '#client/i18n/useT.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import type { ApiLocale } from '#schema/rules/locales.ts';
import { DEFAULT_STATE, type MalaysianState } from '#schema/rules/malaysianStates.ts';

/** Variables of a query with product cards. */
export function useCardVariables(): { locale: ApiLocale; state: MalaysianState } {
  return { locale: useApiLocale(), state: usePrefs().state ?? DEFAULT_STATE };
}
