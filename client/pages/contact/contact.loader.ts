import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { ContactPageDocument } from './ContactPage.generated.ts';

export const loader = definePageLoader('contact', {
  document: ContactPageDocument,
  variables: ({ prefs }) => ({ locale: apiLocale(prefs.language) }),
});
