import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { HomePageDocument } from './HomePage.generated.ts';

export const loader = definePageLoader('home', {
  document: HomePageDocument,
  variables: ({ prefs }) => ({ locale: apiLocale(prefs.language) }),
});
