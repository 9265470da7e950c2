import { definePage } from '#client/routes/definePage.ts';
import { OfflinePage } from './OfflinePage.tsx';

export const page = definePage('offline', {
  component: OfflinePage,
  params: ['next'],
  messages: ['offline'],
});
