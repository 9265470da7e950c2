import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from '@lingui/core';
import { createLogger, createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { messagesPlugin } from '../../../messages/messagesPlugin.ts';
import { LOCALES } from '#schema/rules/locales.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

test('in development an edited message appears on the next page and reloads open ones; an invalid edit is ignored', async () => {
  const folder = await temporaryFolder();
  for (const locale of LOCALES) cpSync(path.join('messages', locale), path.join(folder, locale), { recursive: true });
  const file = path.join(folder, 'en', 'client', 'shared.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const edit = (change: Record<string, string>) => writeFileSync(file, JSON.stringify({ ...texts, ...change }));
  const errors: string[] = [];
  const server = await createServer({
    configFile: false,
    root: folder,
    customLogger: { ...createLogger('silent'), error: (message) => void errors.push(message) },
    plugins: [messagesPlugin(folder)],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  /** Returns the message that a rendered page would show. */
  const shown = async () => ((await server.ssrLoadModule('/en/client/shared.json')) as { default: Messages }).default['cart.title']?.[0];
  const { client } = server.environments;
  const sent = vi.spyOn(client.hot, 'send');
  // Loads the module as a browser would.
  await client.transformRequest('/en/client/shared.json');
  expect(await shown()).toBe(texts['cart.title']);
  edit({ 'cart.title': 'Basket' });
  await expect.poll(shown).toBe('Basket');
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ type: 'full-reload' })), { timeout: 60_000 });
  edit({ 'cart.title': '' });
  await expect.poll(() => errors.join()).toContain('cart.title: no text in "en"');
  expect(await shown()).toBe('Basket');
});
