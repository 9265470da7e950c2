import type { BrowserContextOptions, Browser, Page } from '@playwright/test';
import { percentile } from './percentile.ts';

/** Number of measurements, of which the median is reported. */
const RUNS = 5;
const SLOWDOWN = 4;
const LISTING = '/rizq-marketplace';

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' };
const PHONE: BrowserContextOptions = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true, serviceWorkers: 'block' };

interface Interaction {
  device: BrowserContextOptions;
  press: (page: Page) => Promise<void>;
}

/** Clicks on the listing, by name. The time to the next paint is measured. */
const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  'a tick in a filter': { device: DESK, press: (page) => page.getByRole('checkbox').first().click() },
  'a tap on "add"': {
    device: PHONE,
    press: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Add .* to cart$/ })
        .first()
        .tap(),
  },
  'opening the drawer': { device: PHONE, press: (page) => page.locator('[data-cart-target]:visible').first().tap() },
};

/** Interaction to next paint in ms (Event Timing API, in steps of 8 ms), at a quarter of the CPU speed. */
export async function measureInteractions(browser: Browser, url: string): Promise<Record<string, number>> {
  const medians: Record<string, number> = {};
  for (const [name, { device, press }] of Object.entries(INTERACTIONS)) {
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(
        await onPage(browser, device, url + LISTING, async (page) => {
          const session = await page.context().newCDPSession(page);
          await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
          await page.evaluate(observeEvents);
          await press(page);
          return page.evaluate(longestEvent);
        }),
      );
    }
    medians[name] = percentile(runs, 50);
  }
  return medians;
}

/**
 * Time in ms from a click on a card to the paint of the product's heading, with the page's code already loaded. With motion enabled, the
 * browser first captures the page for the view transition, which is slow without a GPU.
 */
export async function measureSoftNavigation(browser: Browser, url: string, reducedMotion: 'reduce' | 'no-preference'): Promise<number> {
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(
      await onPage(browser, { ...DESK, reducedMotion }, url + LISTING, async (page) => {
        const cards = page.getByRole('main').locator('article').getByRole('link');
        await cards.nth(0).click();
        await page.waitForURL('**/product/*');
        await page.goBack();
        await page.waitForURL(`**${LISTING}`);
        await cards.nth(1).hover();
        await page.waitForLoadState('networkidle');
        await page.evaluate(observeNavigation);
        await cards.nth(1).click();
        await page.waitForURL('**/product/*');
        return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
      }),
    );
  }
  return percentile(runs, 50);
}

/** Runs work in a separate browser context, once the page is hydrated and idle. */
async function onPage<Result>(
  browser: Browser,
  device: BrowserContextOptions,
  address: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator(':root[data-hydrated]').waitFor();
    return await work(page);
  } finally {
    await context.close();
  }
}

function observeEvents(): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) durations.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Events are reported after the next paint; those shorter than 16 ms are not reported. */
function longestEvent(): Promise<number> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(Math.max(16, ...(window as unknown as { durations: number[] }).durations)), 1500);
  });
}

function observeNavigation(): void {
  const painted = new Promise<number>((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        new MutationObserver((_changes, observer) => {
          if (!location.pathname.startsWith('/product/') || document.querySelector('main h1') === null) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        }).observe(document, { childList: true, subtree: true });
      },
      { capture: true, once: true },
    );
  });
  Object.assign(window, { painted });
}
