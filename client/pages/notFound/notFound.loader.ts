import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { NotFoundPageDocument } from './NotFoundPage.generated.ts';

export const loader = definePageLoader('notFound', {
  document: NotFoundPageDocument,
  outcome: () => ({ status: 404 }),
});
