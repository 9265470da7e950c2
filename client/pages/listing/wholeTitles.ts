import type { ViewByPage } from '#client/routes/routeTypes.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';

/** What a listing is called while nothing narrows it down, by the part of the shop it is about. */
export const WHOLE_TITLES: Record<ViewByPage['listing']['scope'], PlainMessageKey> = {
  all: 'list.market',
  mart: 'nav.mart',
  fashion: 'fashion.shop',
};
