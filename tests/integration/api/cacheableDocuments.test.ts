import { OperationTypeNode } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import CLIENT_DOCUMENTS from '#schema/clientDocuments.json' with { type: 'json' };
import { ClientRun } from '#tests/support/api/clientOperations.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

/** Queries whose responses depend on the caller, or on data that has no revision. */
const PRIVATE = [
  ...['AccountLists', 'AccountPage', 'AlertsPage', 'AuthPage', 'BuyAgain', 'CheckoutPage', 'ConfirmEmailPage'],
  ...[
    'ConsoleChrome',
    'ConversationPage',
    'ConversationsPage',
    'GuestAlertsPage',
    'HistoryPage',
    'InvoicePage',
    'NewConversation',
    'NextDelivery',
    'OrderPage',
    'OrderViewer',
    'OrdersPage',
  ],
  ...['OutboxPage', 'OwnData', 'PackageWatch', 'ProductNow', 'Quote', 'Reorder'],
  ...[
    'ReturnRefund',
    'ReviewPage',
    'ReviewsPage',
    'TrackOrder',
    'TrackOwn',
    'TrackViewer',
    'UnreadConversations',
    'VendorDashboard',
    'VendorDemand',
    'VendorImport',
  ],
  ...['VendorInbox', 'VendorPackage', 'VendorPackages', 'VendorPrint', 'VendorProducts', 'VendorQuestions', 'VendorReviews'],
  ...['VendorSettings', 'VendorUpload'],
];

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date('2026-03-02T04:00:00.000Z') });
});
afterAll(() => api.close());

test("guests' responses to the client's queries are cacheable, except those to private queries", async () => {
  const client = new ClientRun(api);
  await client.change();
  await client.read('guest');
  // With this flag, a page also queries the viewer.
  const queries = client.exchanges.filter(
    ({ who, kind, variables }) => who === 'guest' && kind === OperationTypeNode.QUERY && !variables['isForMembers'],
  );
  const uncacheable = queries.filter(({ isCacheable }) => !isCacheable).map(({ name }) => name);
  expect([...new Set(uncacheable)].sort()).toEqual(PRIVATE);
  expect(new Set(queries.map(({ name }) => name)).size).toBe(
    Object.values(CLIENT_DOCUMENTS).filter((text) => /^query /m.test(text)).length,
  );
});
