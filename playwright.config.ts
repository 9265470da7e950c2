import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './tests/support/chromium.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4173);
const launch = await chromiumLaunch();

/** The built shop in a real Chromium, on a phone and on a desk. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: launch,
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every page took a third of the time: a test that fails is told about by its second try.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
  },
  projects: [
    // What knows no width is looked at once, on the desk (`@desk`) or on the phone (`@phone`); the playground's panes stand side by side there.
    {
      name: 'phone',
      grepInvert: /@desk/,
      testIgnore: ['playground', 'failure', 'storage', 'overlay', 'withoutScripts', 'keyboard', 'payments'].map(
        (name) => `**/${name}.spec.ts`,
      ),
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `npx tsx tests/support/serveShop.ts`,
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 90_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
