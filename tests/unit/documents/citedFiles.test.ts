import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'docs/operations.md', 'docs/api.md'],
  ...['docs/architecture.md', 'docs/glossary.md'],
  ...(await readdir('docs/operations')).map((name) => `docs/operations/${name}`),
  ...(await readdir('docs/decisions')).map((name) => `docs/decisions/${name}`),
];

/**
 * Cited paths such as `schema/rules/payments.ts` or `browser/storage.spec.ts`, relative to the root or to `tests/`, `client/` or
 * `server/`.
 */
const CITED = /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|json|graphql))`/g;

function citedIn(text: string): string[] {
  return [...text.matchAll(CITED)].flatMap(([, file]) => (file?.includes('/') ? [file] : []));
}

const exists = (file: string) => ['', 'tests', 'client', 'server'].some((folder) => existsSync(path.join(folder, file)));

test('a cited path is recognised by its folder and file extension', () => {
  expect(
    citedIn('Shown by `browser/storage.spec.ts`, `a/b.test.tsx`; see `schema/rules/payments.ts`, not `main.ts` or `npm test`.'),
  ).toEqual(['browser/storage.spec.ts', 'a/b.test.tsx', 'schema/rules/payments.ts']);
});

test.each(documents)('every path that %s cites exists', async (document) => {
  const text = await readFile(document, 'utf8');
  expect(citedIn(text).filter((file) => !exists(file))).toEqual([]);
});

/** Names of all files. A cited name that starts with x, such as `x.action.ts`, is a pattern, so it is not looked up. */
const names = new Set(
  (await Promise.all(['client', 'server', 'schema', 'messages', 'seed', 'scripts', 'tests', '.'].map(namesIn)))
    .flat()
    .map((file) => path.basename(file)),
);

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder, { recursive: folder !== '.' });
}

test.each(documents)('every file that %s names without its folder exists', async (document) => {
  const cited = [...(await readFile(document, 'utf8')).matchAll(/`([\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|graphql))`/g)].flatMap(
    ([, name]) => name ?? [],
  );
  expect(cited.filter((name) => !/^x/i.test(name) && !names.has(name))).toEqual([]);
});

test('every promise in operations.md cites a test', async () => {
  const rows =
    (await readFile('docs/operations.md', 'utf8')).split('| promise | shown in |')[1]?.split('\n\n')[0]?.split('\n').slice(2) ?? [];
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter((row) => !/`[\w/]+(\.(test|spec)\.tsx?|Contract\.ts|\/)`/.test(row))).toEqual([]);
});

test.each([...documents, 'CHANGELOG.md'])('every relative link in %s leads to an existing file', async (document) => {
  const text = await readFile(document, 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].flatMap(([, link]) => link ?? []);
  expect(links.filter((link) => !existsSync(path.join(path.dirname(document), link)))).toEqual([]);
});

/** The anchor that GitHub generates for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = async (document: string) =>
  new Set([...(await readFile(document, 'utf8')).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

test.each(documents)('every anchor link in %s leads to an existing heading', async (document) => {
  const links = [...(await readFile(document, 'utf8')).matchAll(/\]\((?!https?:)([^)#\s]*\.md|)#([^)\s]+)\)/g)];
  for (const page of new Set(links.map(([, target = '']) => target))) {
    const anchors = await anchorsOf(page === '' ? document : path.join(path.dirname(document), page));
    const linked = links.flatMap(([, target, anchor = '']) => (target === page ? anchor : []));
    expect(linked.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  }
});
