import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { TrackViewerDocument } from './TrackPage.generated.ts';

/** Own order in the URL. Others need an email, which is never part of a URL. */
export const loader = definePageLoader('track', {
  document: TrackViewerDocument,
  variables: ({ url, locale }) => {
    const number = url.searchParams.get('order') ?? '';
    return { number, isRequested: number !== '', accessToken: null, locale };
  },
});
