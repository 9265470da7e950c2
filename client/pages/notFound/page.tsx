import { definePage } from '#client/routes/definePage.ts';
import { NotFoundPageDocument } from './NotFoundPage.generated.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

export const page = definePage('notFound', {
  component: NotFoundPage,
  loader: {
    document: NotFoundPageDocument,
    respond: () => ({ status: 404 }),
  },
  renderMs: 10,
});
