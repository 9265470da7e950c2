import { definePage } from '#client/routes/definePage.ts';
import { OPEN_PARAM } from '#client/ui/forms/formResult.ts';
import { TrackViewerDocument } from './TrackPage.generated.ts';
import { TrackPage } from './TrackPage.tsx';
import { action } from './track.action.ts';

export const page = definePage('track', {
  component: TrackPage,
  action,
  /** Queries the member's own order in the URL. Other orders require an email address, which is never part of a URL. */
  loader: {
    document: TrackViewerDocument,
    variables: ({ url, locale }) => {
      const number = url.searchParams.get('order') ?? '';
      return { number, isRequested: number !== '', accessToken: null, locale };
    },
  },
  params: ['order', OPEN_PARAM],
  messages: ['messages', 'orderList', 'orders', 'packages', 'returns', 'track'],
});
