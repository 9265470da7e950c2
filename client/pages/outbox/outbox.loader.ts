import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { OutboxPageDocument } from './OutboxPage.generated.ts';

export const loader = definePageLoader('outbox', {
  document: OutboxPageDocument,
  variables: ({ url }) => {
    const id = url.searchParams.get('mail') ?? '';
    return { id, isOne: id !== '' };
  },
  outcome: (data) => ((data.outboxEmail ?? data.outbox ?? null) === null ? { status: 404 } : null),
});
