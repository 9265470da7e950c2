import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { InformationPageDocument } from './InformationPage.generated.ts';

const KEYS = { terms: 'TERMS', privacy: 'PRIVACY' } as const;

export const loader = definePageLoader('information', {
  document: InformationPageDocument,
  variables: ({ prefs, view }) => ({ key: KEYS[view.doc], locale: apiLocale(prefs.language) }),
});
