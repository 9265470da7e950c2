import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Accessible as far as a machine can tell, lit by day and by night. */
export async function expectNoViolations(
  page: Page,
  include = 'html',
  themes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // A colour on its way from one theme to the other is nobody's contrast.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((motion) => motion instanceof CSSTransition)
          .map(({ finished }) => finished),
      ),
    );
    const { violations } = await new AxeBuilder({ page })
      .include(include)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
    expect(found, `in the ${colorScheme} theme`).toEqual([]);
  }
}
