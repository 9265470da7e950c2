import { LANGUAGES, LOCALES } from '#schema/rules/locales.ts';
import { PREFS_COOKIE } from '#client/state/prefs.ts';
import { layoutFaults } from '../support/browser/layoutFaults.ts';
import { ALL_RUNS } from '../support/setup/testRuns.ts';
import { expect, fontsLoaded, hydrated, test } from './browserTest.ts';

const PAGES = [
  '/',
  '/rizq-marketplace?per=12',
  '/rizq-mart',
  '/product/batik-shirt-indigo',
  '/fashion',
  '/fashiontwo',
  '/cart',
  '/checkout',
  '/wishlist',
  '/compare',
  '/login',
  '/track-order',
  '/catalog-multi-vendor',
  '/faq',
  '/vendor-dashboard',
];

const WIDTHS = [390, 768, 1024, 1440];

/**
 * Opens one page per path for all languages, because cached scripts load in half the time, and loads it once for all widths by resizing
 * the window. Unless all runs are requested, each path is checked in one language, and each language on a third of the paths.
 */
for (const [place, path] of PAGES.entries()) {
  const languages = ALL_RUNS ? LOCALES : [LOCALES[place % LOCALES.length]!];
  test(`no text is cut off and no control is covered at any width in ${languages.join(', ')}: ${path} @desk`, async ({
    page,
    context,
    baseURL,
    enter,
  }) => {
    if (path.startsWith('/vendor-')) await enter('vendor@rizq.demo');
    const faults: Record<string, string[]> = {};
    for (const language of languages) {
      await context.addCookies([{ name: PREFS_COOKIE, value: `${language}.light.KUALA_LUMPUR`, url: baseURL ?? '' }]);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].tag);
      await fontsLoaded(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
        await page.waitForFunction((wanted) => innerWidth === wanted, width);
        // Waits until layout is complete and resize observers have run.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const found = await page.evaluate(layoutFaults);
        if (found.length > 0) faults[`${language}, ${width} px`] = found;
      }
    }
    expect(faults).toEqual({});
  });
}
