import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { CheckoutPageDocument } from './CheckoutPage.generated.ts';

export const loader = definePageLoader('checkout', {
  document: CheckoutPageDocument,
  variables: ({ prefs }) => ({ locale: apiLocale(prefs.language) }),
});
