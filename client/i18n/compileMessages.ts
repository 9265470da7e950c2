/**
 * Turns the message files (`messages/<language>/<area>.json`, flat keys, ICU text) into the catalogues that the shop loads, and into
 * the type of their keys. Runs in Node only, from `npm run generate`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { LOCALES, type Locale } from '#schema/rules/locales.ts';
import { findMessageUse, type MessageUse } from './messageUse.ts';

type Texts = Map<string, string>;
type Compiled = ReturnType<typeof compileMessageOrThrow>;

const HERE = import.meta.dirname;

/**
 * Reads, checks and writes all catalogues. Throws one error that lists every fault: a key that one language lacks, an empty text,
 * a key in two files, text that is not ICU, placeholders that differ between the languages; and one for keys that nothing names.
 */
export function compileCatalogs(
  directory: string = HERE,
  findUse: (keys: readonly string[]) => MessageUse = findMessageUse,
): { en: Texts; ms: Texts; keys: string[] } {
  const faults: string[] = [];
  const [en, ms] = LOCALES.map((locale) => readTexts(join(directory, 'messages', locale), faults)) as [Texts, Texts];
  const keys = [...new Set([...en.keys(), ...ms.keys()])].sort();
  const values = new Map<string, string[]>();
  const catalogs: Record<Locale, Record<string, Compiled>> = { en: {}, ms: {} };

  for (const key of keys) {
    const names = { en: '', ms: '' };
    for (const [locale, texts] of [
      ['en', en],
      ['ms', ms],
    ] as const) {
      const text = texts.get(key);
      if (text === undefined || text.trim() === '') {
        faults.push(`${key}: no text in "${locale}"`);
        continue;
      }
      try {
        const compiled = compileMessageOrThrow(text);
        catalogs[locale][key] = compiled;
        const found = [...placeholders(compiled)].sort();
        names[locale] = found.join(', ');
        if (locale === 'en') values.set(key, found);
      } catch (error) {
        faults.push(`${key}: "${locale}" is not a valid message: ${(error as Error).message}`);
      }
    }
    if (en.has(key) && ms.has(key) && names.en !== names.ms) faults.push(`${key}: values differ: en {${names.en}}, ms {${names.ms}}`);
  }
  if (faults.length > 0) throw new Error(`The messages are not complete:\n  ${faults.join('\n  ')}`);

  const { shared, byPage } = findUse(keys);
  const parts = { shared, ...byPage };
  const output = join(directory, 'generated');
  for (const locale of LOCALES) writeCatalogs(join(output, locale), parts, catalogs[locale]);
  writeIfChanged(join(output, 'catalogs.ts'), listModule(Object.keys(parts)));
  writeIfChanged(join(output, 'MessageKey.ts'), keyModule(keys, values));
  return { en, ms, keys };
}

function readTexts(folder: string, faults: string[]): Texts {
  const texts: Texts = new Map();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const entries = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
    for (const [key, text] of Object.entries(entries)) {
      if (texts.has(key)) faults.push(`${key}: written twice, again in ${file}`);
      texts.set(key, text);
    }
  }
  return texts;
}

/** The names of the values a compiled message wants, also those inside plural and select branches. */
function placeholders(message: Compiled, into: Set<string> = new Set()): Set<string> {
  for (const token of message) {
    if (typeof token === 'string') continue;
    const [name, , format] = token;
    into.add(name);
    if (format === null || typeof format !== 'object') continue;
    for (const branch of Object.values(format)) if (Array.isArray(branch)) placeholders(branch as Compiled, into);
  }
  return into;
}

/** One module a part; those of parts that are gone go, too. */
function writeCatalogs(folder: string, parts: Record<string, string[]>, messages: Record<string, Compiled>): void {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!(file.slice(0, -'.ts'.length) in parts)) rmSync(join(folder, file));
  for (const [part, keys] of Object.entries(parts)) {
    const own = Object.fromEntries(keys.flatMap((key) => (messages[key] === undefined ? [] : [[key, messages[key]]])));
    writeIfChanged(join(folder, `${part}.ts`), catalogModule(own));
  }
}

/** The way to each part in each language. */
function listModule(parts: string[]): string {
  const listOf = (locale: Locale) => parts.map((part) => `    ${part}: () => import('./${locale}/${part}.ts'),`).join('\n');
  const lists = LOCALES.map((locale) => `  ${locale}: {\n${listOf(locale)}\n  },`).join('\n');
  return `// Written by "npm run generate" from the message files.\nexport const catalogs = {\n${lists}\n};\n`;
}

function catalogModule(messages: Record<string, Compiled>): string {
  const lines = Object.entries(messages).map(([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)},`);
  return `// Written by "npm run generate" from the message files.\nimport type { Messages } from '@lingui/core';\n\nexport const messages: Messages = {\n${lines.join('\n')}\n};\n`;
}

function keyModule(keys: string[], values: Map<string, string[]>): string {
  const rows = keys.map(
    (key) =>
      `  ${JSON.stringify(key)}: ${
        values
          .get(key)
          ?.map((name) => JSON.stringify(name))
          .join(' | ') || 'never'
      };`,
  );
  return [
    '// Written by "npm run generate" from the message files.',
    '/** Every message, with the names of the values it wants. */',
    `export interface MessageValueNames {\n${rows.join('\n')}\n}`,
    '',
    'export type MessageKey = keyof MessageValueNames;',
    '',
  ].join('\n');
}

/** Leaves the file's date alone when nothing changed, so that watchers stay quiet. */
function writeIfChanged(file: string, text: string): void {
  let old: string | null = null;
  try {
    old = readFileSync(file, 'utf8');
  } catch {
    // The first time there is nothing to compare with.
  }
  if (old !== text) writeFileSync(file, text);
}
