import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { InformationPageDocument } from './InformationPage.generated.ts';

const KEYS = { terms: 'TERMS', privacy: 'PRIVACY' } as const;

export const loader = definePageLoader('information', {
  document: InformationPageDocument,
  variables: ({ locale, view }) => ({ key: KEYS[view.doc], locale }),
});
