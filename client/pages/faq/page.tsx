import { definePage } from '#client/routes/definePage.ts';
import { FaqPageDocument } from './FaqPage.generated.ts';
import { FaqPage } from './FaqPage.tsx';

export const page = definePage('faq', {
  component: FaqPage,
  /** Loads all questions: they are few, so that the search needs no request. */
  loader: { document: FaqPageDocument },
  params: ['find', 'topic'],
  messages: ['faq'],
});
