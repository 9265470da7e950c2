import { definePage } from '#client/routes/definePage.ts';
import { FaqPageDocument } from './FaqPage.generated.ts';
import { FaqPage } from './FaqPage.tsx';

export const page = definePage('faq', {
  component: FaqPage,
  /** Loads all questions, so that searching does not need a request; there are only a few. */
  loader: { document: FaqPageDocument },
  params: ['find', 'topic'],
  messages: ['faq'],
});
