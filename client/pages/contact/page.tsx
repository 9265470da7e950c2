import { definePage } from '#client/routes/definePage.ts';
import { ContactPageDocument } from './ContactPage.generated.ts';
import { ContactPage } from './ContactPage.tsx';
import { action } from './contact.action.ts';

export const page = definePage('contact', {
  component: ContactPage,
  action,
  loader: { document: ContactPageDocument },
  params: ['topic', 'order'],
  messages: ['contact', 'messages'],
});
