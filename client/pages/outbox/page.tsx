import { definePage } from '#client/routes/definePage.ts';
import { OutboxPageDocument } from './OutboxPage.generated.ts';
import { OutboxPage } from './OutboxPage.tsx';

export const page = definePage('outbox', {
  component: OutboxPage,
  loader: {
    document: OutboxPageDocument,
    variables: ({ url }) => {
      const id = url.searchParams.get('mail') ?? '';
      return { id, isOne: id !== '' };
    },
    respond: (data) => ((data.outboxEmail ?? data.outbox ?? null) === null ? { status: 404 } : null),
  },
  params: ['mail'],
  messages: ['outbox'],
});
