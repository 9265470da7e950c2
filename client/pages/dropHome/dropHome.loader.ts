import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { DropHomePageDocument } from './DropHomePage.generated.ts';

export const loader = definePageLoader('dropHome', {
  document: DropHomePageDocument,
  variables: ({ prefs }) => ({ locale: apiLocale(prefs.language) }),
});
