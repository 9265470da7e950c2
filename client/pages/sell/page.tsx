import { definePage } from '#client/routes/definePage.ts';
import { SellPageDocument } from './SellPage.generated.ts';
import { SellPage } from './SellPage.tsx';

export const page = definePage('sell', {
  component: SellPage,
  loader: { document: SellPageDocument },
  messages: ['sell'],
});
