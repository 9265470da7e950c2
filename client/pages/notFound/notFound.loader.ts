import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { NotFoundPageDocument } from './NotFoundPage.generated.ts';

export const loader = definePageLoader('notFound', {
  document: NotFoundPageDocument,
  variables: ({ locale }) => ({ locale }),
  outcome: () => ({ status: 404 }),
});
