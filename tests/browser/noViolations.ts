import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Accessible as far as a machine can tell, lit by day; and by night whatever the colours change. */
export async function expectNoViolations(page: Page, include = 'html', without: readonly string[] = []): Promise<void> {
  await light(page, 'light');
  expect(await violations(page, include, (axe) => axe.withTags(TAGS).disableRules([...without])), 'in the light theme').toEqual([]);
  await light(page, 'dark');
  expect(await violations(page, include, (axe) => axe.withRules('color-contrast')), 'in the dark theme').toEqual([]);
}

/** The same of its build alone, for a page whose colours were looked at elsewhere. */
export async function expectSoundBuild(page: Page): Promise<void> {
  expect(await violations(page, 'html', (axe) => axe.withTags(TAGS).disableRules('color-contrast'))).toEqual([]);
}

async function light(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
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
}

async function violations(page: Page, include: string, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // The shop has no frames of other sites: one look, without a second page to put looks together.
  // What holds is not told node by node: writing that out took longer than looking.
  const axe = choose(
    new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .include(include)
      .setLegacyMode(),
  );
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}
