import { definePageLoader } from '#client/app/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { HubShopDocument } from './HubShopPage.generated.ts';

export const loader = definePageLoader('hubShop', {
  document: HubShopDocument,
  variables: ({ prefs }) => ({ locale: apiLocale(prefs.language) }),
});
