import { expect, test, vi } from 'vitest';
import { openPush, showPush } from '#client/lib/pushEvents.ts';

/** A service worker's global scope with open tabs. */
function aScope(...urls: string[]) {
  const tabs = urls.map((url) => ({ url, focus: vi.fn(() => Promise.resolve()) }));
  const showNotification = vi.fn((_title: string, _options: NotificationOptions) => Promise.resolve());
  const openWindow = vi.fn((_url: string) => Promise.resolve());
  const clients = { matchAll: () => Promise.resolve(tabs), openWindow };
  return {
    scope: {
      location: { origin: 'https://shop.example' },
      registration: { showNotification, pushManager: { subscribe: () => Promise.reject(new Error('Not expected')) } },
      clients,
      fetch: () => Promise.reject(new Error('Not expected')),
    },
    tabs,
    showNotification,
    openWindow,
  };
}

test('a push message is shown with its title, text and tag', async () => {
  const { scope, showNotification } = aScope();
  await showPush(scope, JSON.stringify({ title: 'Back in stock', body: 'Kopi: $3.80', path: '/product/kopi', tag: 'abc' }));
  expect(showNotification).toHaveBeenCalledWith(
    'Back in stock',
    expect.objectContaining({ body: 'Kopi: $3.80', tag: 'abc', data: { path: '/product/kopi' } }),
  );
});

test.each(['', '{', 'null', '7', '[]', '{"title":7,"body":null}'])(
  'a message that cannot be read is shown without a text: %s',
  async (text) => {
    const { scope, showNotification } = aScope();
    await showPush(scope, text);
    expect(showNotification).toHaveBeenCalledWith('Rizq', expect.objectContaining({ body: '', data: { path: '' } }));
  },
);

test('a notification focuses the tab with its page, and otherwise opens one', async () => {
  const { scope, tabs, openWindow } = aScope('https://shop.example/checkout', 'https://shop.example/product/kopi');
  await openPush(scope, { path: '/product/kopi' });
  expect(tabs[1]!.focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
  await openPush(scope, { path: '/product/teh' });
  expect(openWindow).toHaveBeenCalledWith('https://shop.example/product/teh');
  expect(tabs[0]!.focus).not.toHaveBeenCalled();
});

test.each([
  { path: '//evil.example' },
  { path: '/\\evil.example' },
  { path: 'https://evil.example/' },
  { path: 'javascript:alert(1)' },
  { path: 7 },
  {},
  null,
])('a notification opens only pages of the marketplace: %j', async (data) => {
  const { scope, openWindow } = aScope();
  await openPush(scope, data);
  expect(openWindow).toHaveBeenCalledWith('https://shop.example/user-alerts');
});
