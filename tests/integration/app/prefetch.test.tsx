import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchOnIntent } from '#client/routes/prefetchOnIntent.ts';
import { makeHttpLink } from '#client/graphql/httpLink.ts';
import { makeClient } from '#client/graphql/makeClient.ts';
import { DEFAULT_PREFS } from '#client/state/prefs.ts';

const client = makeClient({ link: makeHttpLink({ language: () => 'en' }) });
let stop: () => void;

beforeEach(async () => {
  await client.clearStore();
  stop = prefetchOnIntent({ client, prefs: () => DEFAULT_PREFS });
  document.body.innerHTML = '<a href="/product/fresh-milk">Milk</a> <a href="/rizq-marketplace?stock=1" rel="nofollow">In stock</a>';
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const fetched = () => JSON.stringify(client.extract());
const milk = () => screen.getByText('Milk');

test('focusing a link prefetches the data of its page', async () => {
  fireEvent.focusIn(milk());
  await waitFor(() => expect(fetched()).toContain('fresh-milk'));
});

test('a short hover prefetches nothing, and neither does focusing a filter link', async () => {
  vi.useFakeTimers();
  try {
    fireEvent.pointerOver(milk());
    fireEvent.pointerOver(document.body);
    fireEvent.focusIn(screen.getByText('In stock'));
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(fetched()).toBe('{}');
  } finally {
    vi.useRealTimers();
  }
});

test('nothing is prefetched in data-saving mode', async () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  fireEvent.focusIn(milk());
  fireEvent.touchStart(milk());
  await act(() => Promise.resolve());
  expect(fetched()).toBe('{}');
});
