import { test as base, expect, type Page } from '@playwright/test';

/** A page that must stay quiet: errors in the console or thrown by scripts fail the test. Failed pictures and answers count too. */
export const test = base.extend<{ quietPage: void }>({
  quietPage: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use();
      expect(complaints.filter((text) => !isExpected(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** A page that answers 404 on purpose is reported by the browser as an error. */
function isExpected(text: string): boolean {
  return /status of 404 \(Not Found\)/.test(text) && !/\/(assets|pictures)\//.test(text);
}

export { expect };

/** Waits until the page is React's: typed text and clicks count from here on. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

/** Opens an address and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** A visit whose cart starts empty, as in a shop without sample data. */
export async function startWithEmptyCart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem('persist:cart')) localStorage.setItem('persist:cart', JSON.stringify({ lines: [], origin: 'own' }));
  });
}
