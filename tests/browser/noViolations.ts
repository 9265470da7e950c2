import { readFileSync } from 'node:fs';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Color;
}

declare global {
  interface Window {
    axe?: {
      run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
      commons: { color: { Color: { prototype: Color } } };
    };
  }
}

/** Minified axe, because every document has to parse it. */
const SCRIPT = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')};(${rememberColors.toString()})()`;

/**
 * Caches parsed colours. For every text, axe parses the colours of all ancestors, which takes a third of its time although a page has
 * only a few dozen colours.
 */
function rememberColors(): void {
  const { prototype } = window.axe!.commons.color.Color;
  const parse = prototype.parseString;
  const parsed = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function parseOnce(this: Color, text) {
    const known = parsed.get(text);
    if (known !== undefined) return Object.assign(this, known);
    parse.call(this, text);
    const { r, g, b, alpha } = this;
    parsed.set(text, { r, g, b, alpha });
    return this;
  };
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no accessibility violations in the light theme, and no contrast violations in the dark theme. */
export async function expectNoViolations(page: Page, include = 'html', without: readonly string[] = []): Promise<void> {
  await light(page, 'light');
  expect(await violations(page, include, withoutRules(without)), 'in the light theme').toEqual([]);
  await light(page, 'dark');
  expect(await violations(page, include, { runOnly: { type: 'rule', values: ['color-contrast'] } }), 'in the dark theme').toEqual([]);
}

async function light(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Colours that are still in transition between themes have no meaningful contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((motion) => motion instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
}

const withoutRules = (names: readonly string[]): RunOptions => ({
  runOnly: { type: 'tag', values: TAGS },
  rules: Object.fromEntries(names.map((name) => [name, { enabled: false }])),
});

/**
 * Violated rules with their elements, by default from axe's own choice of rules. Loads axe only once per document, because loading is
 * slow.
 */
export async function violations(page: Page, include = 'html', rules: RunOptions = {}): Promise<string[]> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SCRIPT);
  // Leaves out nodes that pass, because serialising them takes longer than the check.
  const options: RunOptions = { ...rules, resultTypes: ['violations'] };
  return page.evaluate(
    async ({ context, chosen }) => {
      const { violations: found } = await window.axe!.run(context, chosen);
      return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
    },
    { context: { include: [include], exclude: [] }, chosen: options },
  );
}
