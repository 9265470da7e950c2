/**
 * `npm run look -- PATH…`: screenshots of pages at 390 and 1440 px, light and dark, written to `screenshots/`.
 * Options: `--lang ms`, `--url http://…` (a running server), `--fold` (first screen only).
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { PREFS_COOKIE } from '#client/state/prefs.ts';
import { chromiumLaunch } from '#tests/support/processes/chromium.ts';
import { runServer } from '#tests/support/processes/runServer.ts';

const FOLDER = 'screenshots';
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: 'string', default: 'en' },
    url: { type: 'string' },
    fold: { type: 'boolean', default: false },
    theme: { type: 'string' },
    width: { type: 'string' },
  },
});
const pages = positionals.length > 0 ? positionals : ['/'];

const server = values.url ? null : await runServer();
const base = values.url ?? server!.url;
const browser = await chromium.launch(await chromiumLaunch());
try {
  await mkdir(FOLDER, { recursive: true });
  for (const page of pages) {
    for (const size of WIDTHS.filter(({ width }) => !values.width || String(width) === values.width)) {
      for (const theme of (['light', 'dark'] as const).filter((name) => !values.theme || name === values.theme)) {
        console.log(await shoot(browser, page, size, theme));
      }
    }
  }
} finally {
  await browser.close();
  await server?.stop();
}

async function shoot(from: Browser, page: string, viewport: { width: number; height: number }, theme: 'light' | 'dark'): Promise<string> {
  const context = await from.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce', hasTouch: viewport.width < 600 });
  await context.addCookies([{ name: PREFS_COOKIE, value: `${values.lang}.${theme}.KUALA_LUMPUR`, url: base }]);
  const tab = await context.newPage();
  await tab.goto(new URL(page, base).href, { waitUntil: 'networkidle' });
  // Lazy pictures load when scrolled into view: scroll down once, then back.
  await tab.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });
  await tab.waitForLoadState('networkidle');
  const name = `${page.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}-${viewport.width}-${theme}-${values.lang}.png`;
  const file = path.join(FOLDER, name);
  await tab.screenshot({ path: file, fullPage: !values.fold });
  await context.close();
  return file;
}
