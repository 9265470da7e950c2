import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOAST_MS } from '#client/config/limits.ts';
import { OFFLINE_AFTER_MS, OfflineBar } from '#client/features/navigation/OfflineBar.tsx';
import { renderUi } from '#tests/support/app/renderUi.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const BAR = "You're offline. Your cart is safe.";
const network = (event: 'online' | 'offline') => act(() => window.dispatchEvent(new Event(event)));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('the offline bar appears after one second without a network and disappears when the network returns', async () => {
  await renderUi(<OfflineBar />);
  void network('offline');
  void pass(OFFLINE_AFTER_MS - 1);
  expect(screen.queryByText(BAR)).not.toBeInTheDocument();
  void pass(1);
  expect(screen.getByText(BAR)).toBeVisible();
  void network('online');
  expect(screen.queryByText(BAR)).not.toBeInTheDocument();
  // Shown in place of the bar, because a toast would cover the order button.
  expect(screen.getByRole('status')).toHaveTextContent('Back online');
  void pass(TOAST_MS);
  expect(screen.queryByText('Back online')).not.toBeInTheDocument();
});

test('an interruption of less than a second shows neither the offline bar nor "Back online"', async () => {
  await renderUi(<OfflineBar />);
  void network('offline');
  void pass(OFFLINE_AFTER_MS - 1);
  void network('online');
  void pass(OFFLINE_AFTER_MS);
  expect(screen.queryByText('Back online')).not.toBeInTheDocument();
  expect(screen.queryByText(BAR)).not.toBeInTheDocument();
});
