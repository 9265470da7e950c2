import { expect, test } from 'vitest';
import { GuestPages } from '#server/http/guestPages.ts';

/** Pages of a shop whose listings are behind while `isSettled` says so; each page is the number of those rendered before it. */
function openPages() {
  const shop = { isSettled: true, rendered: 0 };
  const pages = new GuestPages<number>({ onCommit: () => () => undefined }, () => shop.isSettled);
  const show = (during: () => unknown = () => undefined) =>
    pages.get('/', async () => {
      await Promise.resolve();
      during();
      return shop.rendered++;
    });
  return { shop, show };
}

test('a page is rendered once for all who ask', async () => {
  const { show } = openPages();
  expect(await Promise.all([show(), show()])).toEqual([0, 0]);
  expect(await show()).toBe(0);
});

test('a page that was rendered while the listings were behind is not shown to the next', async () => {
  const { shop, show } = openPages();
  shop.isSettled = false;
  expect(await show()).toBe(0);
  shop.isSettled = true;
  expect(await show()).toBe(1);
  expect(await show()).toBe(1);
});

test('nor is one during which they fell behind', async () => {
  const { shop, show } = openPages();
  expect(await show(() => (shop.isSettled = false))).toBe(0);
  shop.isSettled = true;
  expect(await show()).toBe(1);
});
