import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { expectNoViolations } from './noViolations.ts';
import { expect, test } from './browserTest.ts';

const configFile = 'vite.gallery.config.ts';

/**
 * Components without visible output of their own: they render only into `head` or inside another component's dialog, listen to the
 * router, or are forms without styles.
 */
const INVISIBLE = new Set(['PageMeta', 'LeaveGuard', 'ActionForm', 'ScriptedForm']);
/** Design system components that have visible output. */
const CONTROLS = readdirSync('client/ui', { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => path.basename(file, '.tsx'))
  .filter((name) => !INVISIBLE.has(name));

/** Builds and serves the gallery. Images come from the server under test. */
async function openGallery(outDir: string, baseURL: string) {
  await build({ configFile, logLevel: 'warn', build: { outDir } });
  return preview({
    configFile,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, proxy: { '/pictures': baseURL, '/icon.svg': baseURL } },
  });
}

/** States whose content overflows their figure. */
function overflowing(page: Page): Promise<string[]> {
  return page.locator('figure').evaluateAll((figures) => {
    const wide = figures.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    return wide.map((figure) => `${figure.closest('[data-exhibit]')?.id}: ${figure.dataset['state']}`);
  });
}

test(
  'the gallery shows every control in every state, without overflow and accessible in both themes',
  { tag: '@desk' },
  async ({ page, baseURL }, info) => {
    const gallery = await openGallery(info.outputPath('gallery'), baseURL ?? '');
    try {
      await page.goto(gallery.resolvedUrls?.local[0] ?? '');
      await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
      const exhibits = page.locator('[data-exhibit]');
      const shown = (await exhibits.evaluateAll((all) => all.map(({ dataset }) => dataset['exhibit'] ?? ''))).join(' ').split(' ');
      const missing = CONTROLS.filter((name) => !shown.includes(name));
      expect(missing, 'controls without an exhibit in tests/gallery').toEqual([]);
      // Landmarks of one kind have the same name, because the exhibits are shown side by side.
      await expectNoViolations(page, 'html', ['landmark-unique']);
      expect(await overflowing(page), 'wider than their place').toEqual([]);
    } finally {
      await gallery.close();
    }
  },
);
