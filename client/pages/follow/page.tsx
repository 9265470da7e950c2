import { definePage } from '#client/routes/definePage.ts';
import { FollowPage } from './FollowPage.tsx';

export const page = definePage('follow', {
  component: FollowPage,
  messages: ['follow', 'vendors'],
});
