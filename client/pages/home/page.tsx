import { cardVariables, definePage } from '#client/routes/definePage.ts';
import { HomePageDocument } from './HomePage.generated.ts';
import { NextDeliveryDocument } from './NextDelivery.generated.ts';
import { HomePage } from './HomePage.tsx';

export const page = definePage('home', {
  component: HomePage,
  loader: { document: HomePageDocument, variables: cardVariables, memberDocument: NextDeliveryDocument },
  messages: ['home'],
});
