import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { TrackViewerDocument } from './TrackPage.generated.ts';

/** An order of one's own opens at once; anybody else's needs its e-mail, which is typed and never part of an address. */
export const loader = definePageLoader('track', {
  document: TrackViewerDocument,
  variables: ({ url, prefs }) => {
    const number = url.searchParams.get('order') ?? '';
    return { number, isRequested: number !== '', accessToken: null, locale: apiLocale(prefs.language) };
  },
});
