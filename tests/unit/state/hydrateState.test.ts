// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartVar } from '#client/state/cart.ts';
import { hydrateState, hydrationVar } from '#client/state/hydrateState.ts';
import { KEPT_SLICES } from '#client/state/keptSlices.ts';
import { prefsCookieValue, prefsVar, setPrefs } from '#client/state/prefs.ts';
import { sessionVar, settleSession } from '#client/state/session.ts';

beforeEach(() => {
  localStorage.clear();
  hydrationVar('waiting');
});
afterEach(() => {
  vi.useRealTimers();
});

test('stored state is loaded and marked as loaded', async () => {
  localStorage.setItem('persist:prefs', '{"language":"ms","theme":"dark","state":"JOHOR"}');
  await expect(hydrateState(KEPT_SLICES)).resolves.toBe('stored');
  expect(prefsVar()).toEqual({ language: 'ms', theme: 'dark', state: 'JOHOR' });
  expect(hydrationVar()).toBe('stored');
});

test('an invalid slice or field of stored state falls back to its default, and the rest is loaded', async () => {
  localStorage.setItem('persist:cart', 'not json');
  localStorage.setItem('persist:prefs', '{"language":"ms","theme":"purple","state":"ATLANTIS"}');
  await hydrateState(KEPT_SLICES);
  expect(cartVar()).toEqual(cartVar.initial);
  expect(prefsVar()).toEqual({ language: 'ms', theme: 'system', state: null });
});

test('an invalid stored cart line is dropped, and the others are kept', async () => {
  const line = {
    variantId: 'var_1',
    productId: 'prd_1',
    quantity: 2,
    seenPriceCents: 640,
    snapshot: { slug: 's', title: 'Mango', optionLabel: null, picture: null, vendorId: 'v', vendorName: 'V', weight: null },
  };
  localStorage.setItem('persist:cart', JSON.stringify({ lines: [{ ...line, quantity: 0 }, line, 'x'], origin: 'own' }));
  await hydrateState(KEPT_SLICES);
  expect(cartVar().lines).toEqual([line]);
});

test('the state falls back to the defaults if storage does not respond within five seconds', async () => {
  vi.useFakeTimers();
  const result = hydrateState(KEPT_SLICES, { read: () => new Promise(() => undefined) });
  await vi.advanceTimersByTimeAsync(4999);
  expect(hydrationVar()).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  await expect(result).resolves.toBe('defaults');
});

test('the state falls back to the defaults if storage throws', async () => {
  await expect(
    hydrateState(KEPT_SLICES, {
      read: () => {
        throw new Error('forbidden');
      },
    }),
  ).resolves.toBe('defaults');
});

test('a session that ended is corrected before components see the stored state', async () => {
  localStorage.setItem(
    sessionVar.key,
    JSON.stringify({ isAuthenticated: true, user: { id: 'usr_1', name: 'Aina', email: 'a@example.com' } }),
  );
  const seen: unknown[] = [];
  const stop = hydrationVar.subscribe(() => seen.push(sessionVar().user));
  await hydrateState(KEPT_SLICES, { correct: () => settleSession(null) });
  stop();
  expect(seen).toEqual([null]);
});

test('preferences are stored in a cookie so that the server can render with them', () => {
  setPrefs({ language: 'ms', state: 'SABAH' });
  expect(document.cookie).toContain('rizq_prefs=ms.system.SABAH');
  expect(prefsCookieValue({ language: 'ms', theme: 'dark', state: null })).toBe('ms.dark.');
});
