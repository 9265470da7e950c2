import { KEPT_KEY } from '#client/features/navigation/keepOffline.ts';
import type { PlainMessageKey, Translate } from '#client/i18n/Translate.ts';
import { MESSAGE_DRAFTS_KEY } from '#client/state/messageDrafts.ts';
import { PREFS_COOKIE } from '#client/state/prefs.ts';
import { type KeptSliceName, STATE_REGISTRY } from '#client/state/registry.ts';

/** What each slice is for, in the words of the notice. */
const PURPOSES: Record<KeptSliceName, PlainMessageKey> = {
  cart: 'info.keepsCart',
  cartChoices: 'info.keepsCartChoices',
  filter: 'info.keepsFilter',
  sectionFilters: 'info.keepsSectionFilters',
  wishlist: 'info.keepsWishlist',
  compare: 'info.keepsCompare',
  recent: 'info.keepsRecent',
  session: 'info.keepsSession',
  checkout: 'info.keepsCheckout',
  registration: 'info.keepsRegistration',
  orders: 'info.keepsOrders',
  prefs: 'info.keepsPrefs',
  display: 'info.keepsDisplay',
  searches: 'info.keepsSearches',
  follows: 'info.keepsFollows',
  later: 'info.keepsLater',
  productDrafts: 'info.keepsProductDrafts',
  shopDrafts: 'info.keepsShopDrafts',
  draftOwner: 'info.keepsDraftOwner',
};

export interface KeptThing {
  key: string;
  where: string;
  purpose: string;
}

/** Everything this site keeps in a browser, from the registry of its state: what is not there is not kept. */
export function keptThings(t: Translate): KeptThing[] {
  const slices = (Object.keys(PURPOSES) as KeptSliceName[]).map((name) => ({
    key: STATE_REGISTRY[name].key,
    where: t('info.localStorage'),
    purpose: t(PURPOSES[name]),
  }));
  return [
    ...slices,
    { key: MESSAGE_DRAFTS_KEY, where: t('info.sessionStorage'), purpose: t('info.keepsDraft') },
    { key: PREFS_COOKIE, where: t('info.cookie'), purpose: t('info.keepsPrefsCookie') },
    { key: 'rizq_session', where: t('info.cookie'), purpose: t('info.keepsSessionCookie') },
    { key: 'rizq_device', where: t('info.cookie'), purpose: t('info.keepsDeviceCookie') },
    { key: 'rizq_posted', where: t('info.cookie'), purpose: t('info.keepsPostedCookie') },
    { key: 'rizq_position', where: t('info.cookie'), purpose: t('info.keepsPositionCookie') },
    { key: KEPT_KEY, where: t('info.sessionStorage'), purpose: t('info.keepsOffline') },
    { key: 'rizq-…', where: t('info.cache'), purpose: t('info.keepsOffline') },
  ];
}
