import type { Page } from '@playwright/test';
import { API, cards, expect, open, test } from './browserTest.ts';

const overlayOf = (page: Page) => page.locator('[data-overlay]');

/** Pauses the page's clock, which the test then advances. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** Holds back requests that match a pattern until the returned function is called. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The overlay's background and opacity, and whether it is hit at any point of a grid over the viewport. */
const look = (page: Page) =>
  overlayOf(page).evaluate((overlay) => {
    const { backgroundColor, pointerEvents, opacity } = getComputedStyle(overlay);
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.02, 0.3, 0.5, 0.9].map((y) => [x * innerWidth, y * innerHeight] as const));
    const isHit = points.some(([x, y]) => overlay.contains(document.elementFromPoint(x, y)));
    return { backgroundColor, pointerEvents, isTranslucent: Number(opacity) <= 0.5, isHit };
  });

test('the loading overlay lasts exactly 1000 ms after a change of path; a ready page is visible and usable under it', async ({ page }) => {
  await page.clock.install();
  await open(page, '/rizq-marketplace');
  const overlay = overlayOf(page);
  await expect(overlay).toHaveCount(0);

  await pauseClock(page);
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(overlay).toHaveAttribute('data-overlay', 'ready');
  expect(await look(page)).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', pointerEvents: 'none', isTranslucent: true, isHit: false });
  // The page remains available to screen readers and the keyboard: neither it nor an ancestor is hidden or inert.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page.locator('main').locator('xpath=ancestor-or-self::*[@inert or @aria-hidden]')).toHaveCount(0);
  // The page is printed without the overlay.
  await page.emulateMedia({ media: 'print' });
  await expect(overlay).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(overlay).toBeVisible();
  // Clicks reach the page underneath.
  await page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).first().click();
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveValue('2');

  await page.clock.runFor(999);
  await expect(overlay).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(overlay).toHaveCount(0);
});

test('a link under the loading overlay can be clicked, which restarts the overlay', async ({ page }) => {
  await page.clock.install();
  await open(page, '/faq');
  await pauseClock(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await page.clock.runFor(600);
  await footer.getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(overlayOf(page)).toHaveCount(1);
  await page.clock.runFor(999);
  await expect(overlayOf(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(overlayOf(page)).toHaveCount(0);
});

// The first click of a visit is the worst case, because nothing has been prefetched.
for (const [what, pattern] of [
  ['data', API],
  ['code', '**/assets/productPage-*.js'],
] as const) {
  test(`while the ${what} of a page is loading, its skeleton replaces the previous page until the page is ready`, async ({ page }) => {
    await page.clock.install();
    await open(page, '/rizq-marketplace');
    await pauseClock(page);
    const release = await hold(page, pattern);
    const card = cards(page).first();
    await card.getByRole('link').first().click();
    const overlay = overlayOf(page);
    await expect(overlay).toHaveAttribute('data-overlay', 'loading');
    const skeleton = page.locator('[data-skeleton="product"]');
    await page.clock.runFor(100);
    await expect(skeleton).toBeVisible();
    await expect(card).toBeHidden();
    // The overlay disappears, but the previous page does not return.
    await page.clock.runFor(900);
    await expect(overlay).toHaveCount(0);
    await expect(skeleton).toBeVisible();
    await page.clock.runFor(5000);
    await expect(skeleton).toBeVisible();
    await expect(card).toBeHidden();
    await expect(page).toHaveURL(/\/rizq-marketplace$/);

    release();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(skeleton).toHaveCount(0);
    await expect(overlay).toHaveCount(0);
  });
}

test('a page that is ready within a second is not covered by the loading overlay for the rest of it', async ({ page }) => {
  await page.clock.install();
  await open(page, '/rizq-marketplace');
  await pauseClock(page);
  const release = await hold(page, API);
  await cards(page).first().getByRole('link').first().click();
  await expect(overlayOf(page)).toHaveAttribute('data-overlay', 'loading');
  await page.clock.runFor(400);
  await expect(page.locator('[data-skeleton]')).toBeVisible();
  release();
  await expect(overlayOf(page)).toHaveAttribute('data-overlay', 'ready');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await look(page)).toMatchObject({ backgroundColor: 'rgba(0, 0, 0, 0)', isHit: false });
  await page.clock.runFor(600);
  await expect(overlayOf(page)).toHaveCount(0);
});

test('changing a filter shows no loading overlay', async ({ page }) => {
  await open(page, '/rizq-marketplace?category=fresh-fruit');
  await page.clock.install();
  await pauseClock(page);
  await page
    .getByRole('link', { name: /Remove filter/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/rizq-marketplace$/);
  await expect(overlayOf(page)).toHaveCount(0);
});
