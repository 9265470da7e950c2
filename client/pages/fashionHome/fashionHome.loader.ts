import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { FashionHomePageDocument } from './FashionHomePage.generated.ts';

export const loader = definePageLoader('fashionHome', {
  document: FashionHomePageDocument,
  variables: ({ prefs }) => ({ locale: apiLocale(prefs.language) }),
});
