import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { VendorSettingsDocument } from './VendorSettingsPage.generated.ts';

export const loader = definePageLoader('vendorSettings', {
  document: VendorSettingsDocument,
  variables: ({ prefs }) => ({ locale: apiLocale(prefs.language) }),
});
