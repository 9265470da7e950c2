import { definePage } from '#client/routes/definePage.ts';
import { AboutPageDocument } from './AboutPage.generated.ts';
import { AboutPage } from './AboutPage.tsx';

export const page = definePage('about', {
  component: AboutPage,
  loader: { document: AboutPageDocument },
  messages: ['about'],
});
