import { cardVariables, definePage } from '#client/routes/definePage.ts';
import { FashionHomePageDocument } from './FashionHomePage.generated.ts';
import { FashionHomePage } from './FashionHomePage.tsx';

export const page = definePage('fashionHome', {
  component: FashionHomePage,
  loader: { document: FashionHomePageDocument, variables: cardVariables },
  renderMs: 15,
  messages: ['fashion'],
});
