import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { TrackViewerDocument } from './TrackPage.generated.ts';

/** An order of one's own opens at once; anybody else's needs its e-mail, which is typed and never part of an address. */
export const loader = definePageLoader('track', {
  document: TrackViewerDocument,
  variables: ({ url, locale }) => {
    const number = url.searchParams.get('order') ?? '';
    return { number, isRequested: number !== '', accessToken: null, locale };
  },
});
