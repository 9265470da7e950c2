import type { Locator, Page } from '@playwright/test';
import { API, cards, expect, fontsLoaded, open, openCart, operationOf, startWithEmptyCart, test } from './browserTest.ts';

for (const [name, path, width] of [
  ['the marketplace', '/rizq-marketplace', 1440],
  ['the marketplace on a tablet', '/rizq-marketplace', 768],
  ['fashion', '/fashion-shop-left-sidebar-col-3', 1024],
  ['fashiontwo', '/fashiontwo', 1440],
] as const) {
  test(`@desk 64 px of the header stay visible while scrolling: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    await fontsLoaded(page);
    const cart = page.getByRole('banner').getByRole('link', { name: /^Cart, / });
    const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await heightOfPage();
    const { y: inTheMiddle = 0 } = (await cart.boundingBox()) ?? {};
    expect(inTheMiddle).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(cart).toBeInViewport();
    const edge = () =>
      page.evaluate(() => {
        const header = document.querySelector('header');
        return [63, 65].map((y) => header?.contains(document.elementFromPoint(2, y)));
      });
    await expect.poll(edge).toEqual([true, false]);
    const { y = 0, height = 0 } = (await cart.boundingBox()) ?? {};
    expect(Math.abs(y + height / 2 - 32)).toBeLessThanOrEqual(1);
    expect(await heightOfPage()).toBe(before);
  });
}

test('@desk the sticky header does not cover the focused element', async ({ page }) => {
  await open(page, '/rizq-marketplace');
  const last = cards(page).last().getByRole('link').first();
  await last.focus();
  await expect(last).toBeInViewport();
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    expect(top).toBeGreaterThanOrEqual(64);
  }
});

test('@phone the header scrolls away with the page', async ({ page }) => {
  await open(page, '/rizq-marketplace');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(page.getByRole('search')).not.toBeInViewport();
});

/** Holds API requests until the returned function is called. */
async function holdApi(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(API, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const placeOf = async (element: Locator) => {
  const { x = 0, y = 0, width = 0 } = (await element.boundingBox()) ?? {};
  return [x, y, width].map(Math.round);
};

test('a slow product page shows a skeleton with the name and place of its content; Back restores the scroll position', async ({ page }) => {
  await open(page, '/rizq-marketplace');
  const card = cards(page).nth(6).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  const name = await card.innerText();
  const letGo = await holdApi(page);
  await card.click();
  const skeleton = page.locator('[data-skeleton="product"]');
  await expect(skeleton).toBeVisible();
  await expect(skeleton.getByText(name)).toBeVisible();
  await expect(card).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('[data-loading-bar]')).toHaveCSS('opacity', '1');
  // After a second, the navigation overlay disappears and reveals the new page's skeleton instead of the old page.
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  await expect(skeleton).toBeVisible();
  const places = [await placeOf(skeleton.locator('[data-ground], img').first()), await placeOf(skeleton.getByText(name))];

  letGo();
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeFocused();
  await expect(skeleton).toHaveCount(0);
  await expect(page.locator('[data-loading-bar]')).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  const picture = page.getByRole('main').locator('section [data-tile]:not(button *)').first();
  expect([await placeOf(picture), await placeOf(heading)]).toEqual(places);

  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('the skeleton of a listing has the dimensions of the listing', async ({ page }) => {
  await open(page, '/product/harumanis-mango');
  const letGo = await holdApi(page);
  await page.locator('a[href="/rizq-marketplace"]').filter({ visible: true }).first().click();
  const skeleton = page.locator('[data-skeleton="listing"]');
  await expect(skeleton).toBeVisible();
  const place = await placeOf(skeleton.locator('[style*="aspect-ratio"]').first());
  letGo();
  await expect(cards(page).first()).toBeVisible();
  await expect(skeleton).toHaveCount(0);
  expect(await placeOf(cards(page).first())).toEqual(place);
});

/** Counts the animations that start on the page from now on, by the name of their keyframes. */
async function countAnimations(page: Page): Promise<(name: string) => Promise<number>> {
  const begun = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener('animationstart', ({ animationName }) => names.push(animationName));
    return names;
  });
  return async (name) => (await begun.jsonValue()).filter((one) => one.includes(name)).length;
}

test('@desk an added product animates the cart button once, is first in the drawer and highlighted for a moment', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await startWithEmptyCart(page);
  await open(page, '/rizq-marketplace');
  const begun = await countAnimations(page);
  const add = async (name: string) => {
    await cards(page)
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .getByRole('button', { name: `Add ${name} to cart` })
      .click();
  };
  await add('Sawi hijau, Cameron Highlands');
  await expect.poll(() => begun('pulse')).toBe(1);
  await add('Fresh farm milk');
  await expect.poll(() => begun('pulse')).toBe(2);
  const drawer = await openCart(page);
  const first = drawer.getByRole('listitem').first();
  await expect(first.getByRole('link', { name: 'Fresh farm milk' })).toBeVisible();
  await expect(drawer.getByText(/^Just added/)).toHaveCount(1);
  await expect(first.getByText(/^Just added/)).toBeVisible();
  const light = () => first.evaluate((line) => getComputedStyle(line, '::before').opacity);
  const delay = await first.evaluate((line) => line.getAnimations({ subtree: true })[0]?.effect?.getTiming().delay);
  expect([await light(), delay]).toEqual(['1', 2000]);
  await first.evaluate((line) => line.getAnimations({ subtree: true }).forEach((one) => one.finish()));
  expect(await light()).toBe('0');

  // The line is not highlighted again when the drawer is reopened.
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await openCart(page);
  expect(await first.evaluate((line) => line.getAnimations({ subtree: true }).length)).toBe(0);
  await expect(drawer.getByText(/^Just added/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  // Adds a second unit of a product that is already in the cart.
  await open(page, '/product/sawi-hijau');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart · / })
    .first()
    .click();
  // On wide screens the drawer opens automatically, after its code has loaded.
  await expect(drawer).toBeVisible();
  await expect(first.getByRole('link', { name: 'Sawi hijau, Cameron Highlands' })).toBeVisible();
  await expect(first.getByRole('spinbutton')).toHaveValue('2');
});

for (const lang of ['en', 'ms', 'zh-MY']) {
  test(`@phone a toast is at the top of the screen, away from the pressed button, in ${lang}`, async ({ page }) => {
    await startWithEmptyCart(page);
    await open(page, `/product/harumanis-mango?lang=${lang}`);
    // The bar is inert until the page has checked whether its other buy buttons are in the viewport.
    await page.locator('[data-buy-bar] > :last-child').getByRole('button').click();
    const toast = page.getByRole('status').filter({ has: page.locator('[data-close]') });
    await expect(toast).toBeVisible();
    const edges = async () => {
      const { y = -1, height = 0 } = (await toast.boundingBox()) ?? {};
      return y >= 0 && y + height <= 844 / 4;
    };
    await expect.poll(edges).toBe(true);
  });
}

test.describe('when requests fail', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ });

  test('@desk a member’s wishlist changes immediately, and the change is sent when the network is back', async ({ page, enter }) => {
    await enter('shopper@rizq.demo');
    await open(page, '/rizq-marketplace');
    const heart = (name: string) => page.getByRole('button', { name: `Add ${name} to wishlist`, exact: true });
    const isSaved = async (name: string) => expect(heart(name)).toHaveAttribute('aria-pressed', 'true');
    const nextChange = () => page.waitForResponse((response) => operationOf(response.request()).operationName === 'ChangeLists');
    const saved = nextChange();
    await heart('Sawi hijau, Cameron Highlands').click();
    await isSaved('Sawi hijau, Cameron Highlands');
    await saved;

    await page.route(API, (route) => (operationOf(route.request()).operationName === 'ChangeLists' ? route.abort() : route.continue()));
    const failed = page.waitForEvent('requestfailed');
    await heart('Kuih lapis, box of 12').click();
    await failed;
    await isSaved('Kuih lapis, box of 12');
    await page.unroute(API);
    const sent = nextChange();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await sent;
    await open(page, '/wishlist');
    await expect(page.getByRole('link', { name: 'Kuih lapis, box of 12' }).first()).toBeVisible();

    // Restores the account's state for the other tests.
    await open(page, '/rizq-marketplace');
    for (const name of ['Sawi hijau, Cameron Highlands', 'Kuih lapis, box of 12']) {
      const removed = nextChange();
      await heart(name).click();
      await removed;
    }
  });
});

/** Collects the names of the images that view transitions animate from now on. A name is recorded when its transition ends. */
async function watchTravels(page: Page): Promise<() => Promise<string[]>> {
  const travels = await page.evaluateHandle(() => {
    const names: string[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      void transition.ready.then(async () => {
        const moved = document.getAnimations().map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
        const pictures = new Set(moved.flatMap((name) => /^::view-transition-group\((picture-.*)\)/.exec(name ?? '')?.[1] ?? []));
        await transition.finished;
        names.push(...pictures);
      });
      return transition;
    };
    return names;
  });
  return () => travels.jsonValue();
}

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`${motion === 'reduce' ? '@phone' : '@desk'} a view transition moves the picture of a card to the gallery and back to the same place; motion: ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await open(page, '/rizq-marketplace');
    const card = cards(page).nth(6);
    const heading = page.getByRole('heading', { level: 1 });
    const visit = async () => {
      await card.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/product\//);
      await expect(heading).toBeFocused();
    };
    // The first visit shows a skeleton while loading; the second is rendered immediately.
    await visit();
    await page.goBack();
    await expect(heading).toHaveText('Marketplace');
    // The clock is paused so that the skeleton does not appear on a slow machine.
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));

    const travels = await watchTravels(page);
    const moves = motion === 'reduce' ? 0 : 1;
    await card.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    await visit();
    await expect.poll(async () => (await travels()).length).toBe(moves);
    await page.goBack();
    await expect(heading).toHaveText('Marketplace');
    await expect.poll(async () => (await travels()).length).toBe(2 * moves);
    expect(new Set(await travels()).size).toBe(moves);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
}
