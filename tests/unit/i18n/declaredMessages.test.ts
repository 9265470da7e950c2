import { beforeAll, expect, test } from 'vitest';
import path from 'node:path';
import { SHARED_MESSAGES } from '#client/i18n/loadMessages.ts';
import type { Page } from '#client/routes/definePage.ts';
import { compileMessages } from '#messages/compileMessages.ts';
import { type Source, sourceReader, sourcesIn } from '#messages/messageUse.ts';

const pages = import.meta.glob<Page>('../../../client/pages/*/page.tsx', { eager: true, import: 'page' });
const fileOf = new Map([...compileMessages().files].flatMap(([file, keys]) => keys.map((key) => [key, file] as const)));
let read: (file: string) => Source;

beforeAll(() => {
  read = sourceReader([...fileOf.keys()]);
});

/** Message files whose keys are used by the modules or their imports, except files that every page loads. */
function filesNamedIn(modules: readonly string[]): string[] {
  const reached = new Set(modules);
  for (const module of reached) read(module).imports.forEach((imported) => reached.add(imported));
  const files = [...reached].flatMap((module) => [...read(module).named].map((key) => fileOf.get(key) ?? ''));
  const names = files.filter((file) => file !== 'everyLanguage.json').map((file) => file.replace(/^(?:client|schema)\/(.+)\.json$/, '$1'));
  return [...new Set(names)].filter((name) => !SHARED_MESSAGES.some((shared) => shared === name)).sort();
}

test.each(Object.entries(pages))('%s declares exactly the message files that its code uses', (file, { messages }) => {
  expect(filesNamedIn([path.resolve(import.meta.dirname, file)])).toEqual([...messages].sort());
});

test('the layout uses shared messages only', () => {
  expect(filesNamedIn([path.resolve('client/entry-client.tsx')])).toEqual([]);
});

test('the server uses no messages of the client', () => {
  const named = ['server', 'schema'].flatMap(sourcesIn).flatMap((module) => [...read(module).named]);
  expect(named.filter((key) => fileOf.get(key)?.startsWith('client/'))).toEqual([]);
});
