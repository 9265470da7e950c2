import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import type { TypedDocumentNode } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { ChromeDocument } from '#client/layout/Chrome.generated.ts';
import { ConversationPageDocument } from '#client/pages/conversation/ConversationPage.generated.ts';
import { NewConversationDocument } from '#client/pages/newConversation/NewConversationPage.generated.ts';
import { ReviewPageDocument } from '#client/pages/review/ReviewPage.generated.ts';
import { ListingPageDocument } from '#client/pages/listing/ListingPage.generated.ts';
import { apiServer } from '#tests/support/app/apiServer.ts';
import { cards } from '#tests/support/app/listingScreen.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

/** Drops every response to an operation until stopped, and counts the requests. */
function loseResponses(document: TypedDocumentNode<unknown, never>) {
  const state = { requests: 0, isLost: true };
  apiServer.use(
    graphql.query(document, () => {
      state.requests += 1;
      return state.isLost ? HttpResponse.error() : undefined;
    }),
  );
  return state;
}

const failures = () => within(screen.getByRole('main')).findAllByText('Failed to load products');
const tryAgain = () => within(screen.getByRole('main')).getAllByRole('button', { name: 'Try again' })[0]!;

test('a page that fails to load is requested once, and once more per “Try again”', async () => {
  const { user, navigate } = await renderApp('/not-found');
  const listing = loseResponses(ListingPageDocument);
  await act(() => navigate('/rizq-marketplace'));
  await failures();
  expect(listing.requests).toBe(1);
  await user.click(tryAgain());
  await waitFor(() => expect(listing.requests).toBe(2));
  await failures();
  listing.isLost = false;
  await user.click(tryAgain());
  await waitFor(() => expect(cards()).toHaveLength(24));
  expect(listing.requests).toBe(3);
});

test.each([
  ['/messages/cnv_1', ConversationPageDocument],
  ['/messages/new?product=kopi-o-kampung', NewConversationDocument],
  ['/order/RZQ-7K4M-2Q9D/review/lin_1', ReviewPageDocument],
] as const)('%s says that it failed to load, not that something is missing, and can be tried again', async (path, document) => {
  const { user, navigate } = await renderApp('/not-found');
  const page = loseResponses(document);
  await act(() => navigate(path));
  expect(await within(screen.getByRole('main')).findByText('Something went wrong')).toBeVisible();
  page.isLost = false;
  await user.click(tryAgain());
  await waitFor(() => expect(screen.queryByText('Something went wrong')).toBeNull());
  expect(page.requests).toBe(2);
});

test('a page that failed to load offline is requested again once the network is back', async () => {
  const { navigate } = await renderApp('/not-found');
  const listing = loseResponses(ListingPageDocument);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(() => navigate('/rizq-marketplace'));
  await within(screen.getByRole('main')).findAllByText('You’re offline. This loads automatically when you are back online.');
  listing.isLost = false;
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(cards()).toHaveLength(24));
  expect(listing.requests).toBe(2);
});

test('a filtered listing that fails to load is requested once, and so is the next', async () => {
  const { navigate } = await renderApp('/rizq-marketplace');
  const listing = loseResponses(ListingPageDocument);
  await act(() => navigate('/rizq-marketplace?category=fresh-fruit'));
  await failures();
  expect(listing.requests).toBe(1);
  listing.isLost = false;
  await act(() => navigate('/rizq-marketplace?category=snacks'));
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  expect(listing.requests).toBe(2);
});

test('the query of header and footer is requested once if it fails', async () => {
  const frame = loseResponses(ChromeDocument);
  await renderApp('/not-found');
  expect(await screen.findAllByText('Failed to load products')).not.toHaveLength(0);
  expect(frame.requests).toBe(1);
});
