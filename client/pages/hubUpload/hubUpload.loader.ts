import { definePageLoader } from '#client/app/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { HubUploadDocument } from './HubUploadPage.generated.ts';

export const loader = definePageLoader('hubUpload', {
  document: HubUploadDocument,
  variables: ({ prefs }) => ({ locale: apiLocale(prefs.language) }),
});
