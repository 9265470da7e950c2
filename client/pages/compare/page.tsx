import { definePage } from '#client/routes/definePage.ts';
import { ComparePage } from './ComparePage.tsx';

export const page = definePage('compare', {
  component: ComparePage,
  messages: ['colours', 'compare', 'facets', 'tags'],
});
