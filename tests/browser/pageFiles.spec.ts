import { readdirSync, readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import type { Manifest } from 'vite';
import { expect, open, test } from './browserTest.ts';

const PAGES = 'client/pages';
const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest;

/** Page kinds whose chunk, queries or fragments are in the files. Modules shared by several pages are in chunks with other names. */
function pagesIn(files: readonly string[]): string[] {
  const code = files.map((file) => readFileSync(`dist/client/${file}`, 'utf8')).join('\n');
  const folders = readdirSync(PAGES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => name)
    .filter((kind) => {
      const chunk = manifest[`${PAGES}/${kind}/page.tsx`]?.file ?? '';
      expect(chunk, `the build has a chunk of ${kind}`).not.toBe('');
      return files.includes(chunk) || definitionsOf(kind).some((name) => hasDefinition(code, name));
    });
}

/** Whether the code contains an operation or a fragment, in the form that graphql-codegen writes. */
const hasDefinition = (code: string, name: string) => new RegExp(`value:["'\`]${name}["'\`]`).test(code);

function definitionsOf(kind: string): string[] {
  const documents = readdirSync(`${PAGES}/${kind}`).filter((file) => file.endsWith('.graphql'));
  return documents.flatMap((file) =>
    parse(readFileSync(`${PAGES}/${kind}/${file}`, 'utf8')).definitions.flatMap((part) =>
      part.kind === Kind.OPERATION_DEFINITION || part.kind === Kind.FRAGMENT_DEFINITION ? (part.name?.value ?? []) : [],
    ),
  );
}

for (const [path, kind] of [
  ['/', 'home'],
  ['/cart', 'cart'],
] as const) {
  test(`@desk ${path} loads no code of other pages`, async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') files.push(new URL(request.url()).pathname.slice(1));
    });
    await open(page, path);
    expect(pagesIn(files)).toEqual([kind]);
  });
}

test('@desk a page’s operations are found in its built code', () => {
  const { file } = manifest[`${PAGES}/home/page.tsx`]!;
  expect(hasDefinition(readFileSync(`dist/client/${file}`, 'utf8'), 'HomePage')).toBe(true);
});
