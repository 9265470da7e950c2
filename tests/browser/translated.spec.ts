import type { Page } from '@playwright/test';
import { cards, expect, open, startWithEmptyCart, test } from './browserTest.ts';
import { fillFields, putInCart } from './guest.ts';

/** Replaces text nodes as the browser's translator does, including nodes that are added later. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const swap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of root.nodeType === Node.TEXT_NODE ? [root] : texts) {
        const parent = text.parentElement;
        if (!parent || !text.nodeValue?.trim() || parent.closest('font, script, style, option, textarea, noscript, svg, head')) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.append(text.nodeValue);
        outer.append(inner);
        parent.replaceChild(outer, text);
      }
    };
    swap(document.body);
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(swap))).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  await expect(page.locator('main font').first()).toBeAttached();
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

test.describe('on a page translated by the browser', () => {
  test.beforeEach(({ page }) => startWithEmptyCart(page));

  test('@phone a product can be added to the cart, changed in quantity and removed', async ({ page }) => {
    await open(page, '/product/harumanis-mango');
    await translate(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: /^Cart, 1/ }).first()).toBeVisible();
    await expectWhole(page);
    await open(page, '/cart');
    await translate(page);
    await page
      .getByRole('button', { name: /^Increase/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expectWhole(page);
  });

  test('@desk a listing can be sorted and paged, and a product opened', async ({ page }) => {
    await open(page, '/rizq-marketplace');
    await translate(page);
    await page.getByRole('combobox', { name: /Sort/ }).first().selectOption({ index: 2 });
    await expect(page).toHaveURL(/sort=/);
    await expectWhole(page);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expectWhole(page);
    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await expectWhole(page);
  });

  test('@phone an order can be placed', async ({ page }) => {
    await putInCart(page, 'harumanis-mango');
    await open(page, '/checkout');
    await fillFields(page);
    await translate(page);
    await page.getByRole('radio', { name: /^Cash/ }).check();
    await page.getByLabel(/^I agree/).check();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/order\/RZQ-/);
    await expectWhole(page);
  });

  test('@desk a failed login shows its error, and the language can be changed', async ({ page }) => {
    await open(page, '/login');
    await translate(page);
    const form = page.getByRole('main');
    await form.getByLabel('Email').first().fill('shopper@rizq.demo');
    await form.getByRole('textbox', { name: 'Password' }).first().fill('not the password');
    await form.getByRole('button', { name: 'Log in' }).first().click();
    await expect(form.getByRole('alert').first()).toBeVisible();
    await expectWhole(page);
    await page.getByRole('link', { name: 'Bahasa Melayu' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ms-MY');
    await expectWhole(page);
  });

  for (const path of ['/', '/rizq-mart', '/fashion', '/fashiontwo', '/wishlist', '/compare', '/contact-us', '/faq', '/track-order']) {
    test(`@desk navigating from ${path} to another page and back works`, async ({ page }) => {
      await open(page, path);
      await translate(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.getByRole('contentinfo').getByRole('link', { name: /About/ }).first().click();
      await expect(page).toHaveURL(/\/about-us$/);
      await expectWhole(page);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expectWhole(page);
    });
  }
});
