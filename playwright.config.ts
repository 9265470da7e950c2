import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './tests/support/processes/chromium.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4173);
const launch = await chromiumLaunch();

/** Browser tests of the built application in Chromium, with a phone and a desktop viewport. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // A retry would hide a defect of the product or of the test.
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // Pages live for seconds: optimising their code and collecting their garbage often took a tenth of all processor time.
    launchOptions: { ...launch, args: [...launch.args, '--js-flags=--no-maglev --no-turbofan --min-semi-space-size=32'] },
    contextOptions: { reducedMotion: 'reduce' },
    // Requests of a service worker bypass `page.route`; offline.spec.ts allows service workers.
    serviceWorkers: 'block',
    // Tracing every page took a third of the time: run a failed test again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
  },
  projects: [
    // Tests that do not depend on the viewport run in one project, `@desk` or `@phone`. The playground shows its panes side by side on desktop only.
    {
      name: 'phone',
      grepInvert: /@desk/,
      testIgnore: [
        'playground',
        'failure',
        'storage',
        'overlay',
        'withoutScripts',
        'postedForms',
        'keyboard',
        'payments',
        'unusualUrls',
        'otherOrigin',
      ].map((name) => `**/${name}.spec.ts`),
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `npx tsx tests/support/processes/serveMarketplace.ts`,
    // No rate limit: all tests run at once from one address.
    env: { PORT: String(PORT), RIZQ_RATE_LIMIT: '0' },
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 90_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
