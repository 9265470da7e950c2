import { definePage } from '#client/routes/definePage.ts';
import { InformationPageDocument } from './InformationPage.generated.ts';
import { InformationPage } from './InformationPage.tsx';

const KEYS = { terms: 'TERMS', privacy: 'PRIVACY' } as const;

export const page = definePage('information', {
  component: InformationPage,
  loader: {
    document: InformationPageDocument,
    variables: ({ locale, view }) => ({ key: KEYS[view.doc], locale }),
  },
  messages: ['information'],
});
