import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '#tests/support/app/renderApp.tsx';

const overlay = () => document.querySelector('[data-overlay]');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the loading overlay', () => {
  test('does not appear on the first page', async () => {
    await renderApp('/not-found');
    expect(overlay()).toBeNull();
  });

  test('covers the page for 1,000 ms after a change of path', async () => {
    const { navigate } = await renderApp('/not-found');
    vi.useFakeTimers();
    let arrived = false;
    await act(async () => {
      const arriving = navigate('/no/such/page').then(() => (arrived = true));
      while (overlay() === null && !arrived) await vi.advanceTimersByTimeAsync(1);
      void arriving;
    });
    expect(overlay()).not.toBeNull();
    await pass(990);
    expect(overlay()).not.toBeNull();
    await pass(20);
    expect(overlay()).toBeNull();
  });

  test('does not appear when only the query parameters change', async () => {
    const { navigate } = await renderApp('/not-found');
    await act(() => navigate('/not-found?page=2'));
    expect(overlay()).toBeNull();
  });
});
