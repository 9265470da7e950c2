import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { AccountPageDocument } from './AccountPage.generated.ts';

export const loader = definePageLoader('account', {
  document: AccountPageDocument,
  variables: ({ prefs }) => ({ locale: apiLocale(prefs.language) }),
});
