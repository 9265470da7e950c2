import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { AboutPageDocument } from './AboutPage.generated.ts';

export const loader = definePageLoader('about', {
  document: AboutPageDocument,
  variables: ({ prefs }) => ({ locale: apiLocale(prefs.language) }),
});
