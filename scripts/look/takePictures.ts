/** Takes screenshots of pages: each address is loaded once and then shown at every width and in every theme. */
import { LANGUAGES, type Locale } from '#schema/rules/locales.ts';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { PREFS_COOKIE } from '#client/state/prefs.ts';
import { chromiumLaunch } from '#tests/support/processes/chromium.ts';
import type { Address } from './addresses.ts';
import type { Samples } from './samples.ts';

export interface PictureOptions {
  /** The server's URL, and the URL that the browser shows for it. */
  url: string;
  publicUrl: string;
  /** Script file that runs before a page's scripts; null for none. */
  script: string | null;
  folder: string;
  lang: Locale;
  widths: readonly number[];
  themes: readonly Theme[];
  /** Whether to capture the first viewport instead of the whole page. */
  isFold: boolean;
}

export type Theme = 'light' | 'dark';

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1024: 768, 1440: 900 };
export const WIDTHS = Object.keys(HEIGHTS).map(Number);

/** Viewports narrower than this, in pixels, have touch. */
const TOUCH_BELOW = 600;
const PARALLEL_PAGES = 2;
/** How long there must be no requests before a page counts as idle. */
const QUIET_MS = 100;
const DEADLINE_MS = 120_000;
/** Pages that show lists from local storage. */
const WITH_LISTS = /^\/(wishlist|compare|user-follow|order\/|track-order)/;
/** Chromium flags that ensure complete frames: images decoded, no partial repaint. */
const DRAWING = ['--disable-checker-imaging', '--disable-partial-raster', '--run-all-compositor-stages-before-draw'];

/** Takes a screenshot of every address into the folder; `onPage` is called after each. */
export async function takePictures(
  addresses: readonly Address[],
  samples: Samples,
  options: PictureOptions,
  onPage: (address: Address, complaints: string[], hasFailed: boolean) => void,
): Promise<void> {
  const launch = await chromiumLaunch();
  const { host: publicHost } = new URL(options.publicUrl);
  const rules = `--host-resolver-rules=MAP ${publicHost} ${new URL(options.url).host}`;
  const browser = await chromium.launch({ ...launch, args: [...launch.args, ...DRAWING, rules] });
  try {
    const waiting = [...addresses];
    const takeNext = async (): Promise<void> => {
      for (let address = waiting.shift(); address; address = waiting.shift()) {
        try {
          onPage(address, await takePage(browser, address, samples, options), false);
        } catch (error) {
          onPage(address, [error instanceof Error ? error.message : String(error)], true);
        }
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_PAGES }, takeNext));
  } finally {
    await browser.close();
  }
}

async function takePage(browser: Browser, address: Address, samples: Samples, options: PictureOptions): Promise<string[]> {
  const { publicUrl, script, lang } = options;
  const { audience } = address;
  const context = await browser.newContext({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: LANGUAGES[lang].tag,
    timezoneId: 'Asia/Kuala_Lumpur',
    viewport: sizeOf(Math.max(...options.widths)),
    storageState: {
      cookies: [],
      origins: [{ origin: publicUrl, localStorage: audience === 'guest' && WITH_LISTS.test(address.path) ? samples.storage : [] }],
    },
  });
  try {
    // With the `system` theme, the page follows the emulated colour scheme.
    await context.addCookies([{ name: PREFS_COOKIE, value: `${lang}.system.KUALA_LUMPUR`, url: publicUrl }]);
    if (audience !== 'guest') {
      const value = samples.sessions[audience];
      await context.addCookies([{ name: 'rizq_session', value, url: publicUrl, httpOnly: true, sameSite: 'Lax' }]);
    }
    if (script !== null) await context.addInitScript({ path: script });
    return await takeLoaded(await context.newPage(), address, options);
  } finally {
    await context.close();
  }
}

async function takeLoaded(page: Page, { path: address, audience, name }: Address, options: PictureOptions): Promise<string[]> {
  const { publicUrl, folder, lang, themes, isFold } = options;
  page.setDefaultTimeout(DEADLINE_MS);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const network = watchNetwork(page);
  const response = await page.goto(new URL(address, publicUrl).href, { waitUntil: 'load' });
  const status = response?.status() ?? 0;
  if (status >= 400) complaints.push(`status ${status}`);
  if (new URL(page.url()).pathname !== new URL(address, publicUrl).pathname) complaints.push(`redirected to ${page.url()}`);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await network.quiet();
  await page.evaluate(fixScreenHeight);
  await page.evaluate(() => document.documentElement.style.setProperty('caret-color', 'transparent'));
  const client = await page.context().newCDPSession(page);
  // Widest first, because touch emulation cannot be undone on a page.
  for (const width of [...options.widths].sort((left, right) => right - left)) {
    if (width < TOUCH_BELOW) await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const screen = sizeOf(width);
    await page.evaluate((height) => document.documentElement.style.setProperty('--screen-height', `${height / 100}px`), screen.height);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize(screen);
      await settle(page, network);
      if (!isFold) {
        await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
        await settle(page, network);
      }
      const { data } = await client.send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: false, optimizeForSpeed: true });
      await writeFile(path.join(folder, `${name}-${audience}-${lang}-${width}-${theme}.png`), Buffer.from(data, 'base64'));
    }
  }
  return complaints;
}

/**
 * Makes the viewport as high as the whole page, because Chromium briefly misrenders pages that are captured beyond the viewport. Lengths
 * relative to the viewport's height then use `--screen-height`, a hundredth of the usual screen height.
 */
function fixScreenHeight(): void {
  const lists: CSSRuleList[] = [...document.styleSheets].map(({ cssRules }) => cssRules);
  for (let rules = lists.pop(); rules; rules = lists.pop()) {
    for (const rule of rules) {
      if (rule instanceof CSSGroupingRule) lists.push(rule.cssRules);
      if (!(rule instanceof CSSStyleRule)) continue;
      lists.push(rule.cssRules);
      for (const name of rule.style) {
        const value = rule.style.getPropertyValue(name);
        const fixed = value.replace(/(-?[\d.]+)[dls]?vh\b/g, 'calc($1 * var(--screen-height))');
        if (fixed !== value) rule.style.setProperty(name, fixed, rule.style.getPropertyPriority(name));
      }
    }
  }
}

/** Waits until fonts and images have loaded, transitions have ended, and a frame has passed in which none of this changed. */
async function settle(page: Page, network: { quiet(): Promise<void>; isQuiet(): boolean }): Promise<void> {
  for (;;) {
    await page.evaluate(loadAll);
    if (network.isQuiet()) return;
    await network.quiet();
  }
}

/** Runs in the page as source text, so it must not contain named functions. */
async function loadAll(): Promise<void> {
  let before: string | null = null;
  let now = '';
  while (before !== now) {
    before = now;
    for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    // Scroll-driven animations end at a scroll position, not at a time.
    const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.allSettled(timed.map(({ finished }) => finished));
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    now = [...document.images].map(({ currentSrc, complete }) => `${complete} ${currentSrc}`).join();
  }
}

/** A page's pending requests. */
function watchNetwork(page: Page) {
  const pending = new Set<object>();
  let changedAt = performance.now();
  const changed = (change: () => void) => {
    change();
    changedAt = performance.now();
  };
  page.on('request', (request) => changed(() => pending.add(request)));
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => changed(() => pending.delete(request)));
  }
  const isQuiet = () => pending.size === 0 && performance.now() - changedAt >= QUIET_MS;
  const quiet = async () => {
    const deadline = performance.now() + DEADLINE_MS;
    while (!isQuiet()) {
      if (performance.now() > deadline) throw new Error(`${page.url()} still waits for ${pending.size} requests.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { isQuiet, quiet };
}

function sizeOf(width: number): { width: number; height: number } {
  return { width, height: HEIGHTS[width] ?? 900 };
}
