import { cardVariables, definePage } from '#client/routes/definePage.ts';
import { DropHomePageDocument } from './DropHomePage.generated.ts';
import { DropHomePage } from './DropHomePage.tsx';

export const page = definePage('dropHome', {
  component: DropHomePage,
  loader: { document: DropHomePageDocument, variables: cardVariables },
  messages: ['fashion'],
});
