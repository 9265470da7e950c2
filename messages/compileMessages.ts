/** Message compiler for `<language>/<side>/<name>.json` (flat keys, ICU text). Runs in Node only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { byLocale, DEFAULT_LOCALE, fallbackChain, LANGUAGES, LOCALES, type Locale } from '#schema/rules/locales.ts';

export type Catalog = Record<string, CompiledMessage>;

export interface CompiledMessages {
  /** Placeholder names by message key, in order. */
  valueNames: Map<string, string[]>;
  catalogs: Record<Locale, Catalog>;
  /** Keys by file, such as `client/cart.json`. */
  files: Map<string, string[]>;
  /** For each language that lacks messages, a line that says how many. */
  lacks: string[];
}

/**
 * Throws one error that lists every fault: a missing key, an empty text, a duplicate key, invalid ICU text, placeholders that differ between
 * languages. Incomplete languages use their fallbacks for missing texts.
 */
export function compileMessages(
  folder: string = import.meta.dirname,
  isComplete = (locale: Locale): boolean => LANGUAGES[locale].isComplete,
): CompiledMessages {
  const faults: string[] = [];
  const files = new Map<string, string[]>();
  const texts = byLocale((locale) => readTexts(join(folder, locale), files, faults));
  for (const locale of LOCALES)
    for (const file of files.keys()) if (!existsSync(join(folder, locale, file))) faults.push(`there is no file ${locale}/${file}`);
  const keys = [...new Set(LOCALES.flatMap((locale) => [...texts[locale].keys()]))].sort();
  const catalogs = byLocale<Catalog>(() => ({}));
  const valueNames = new Map<string, string[]>();
  const lacks: string[] = [];
  for (const locale of LOCALES) {
    let missing = 0;
    for (const key of keys) {
      const text = texts[locale].get(key);
      if (text === undefined || text.trim() === '') {
        missing += 1;
        if (isComplete(locale)) faults.push(`${key}: no text in "${locale}"`);
        continue;
      }
      try {
        const compiled = compileMessageOrThrow(text);
        const names = [...placeholders(compiled)].sort();
        const expected = valueNames.get(key) ?? names;
        if (expected.join() !== names.join()) {
          faults.push(`${key}: values differ: ${DEFAULT_LOCALE} {${expected.join(', ')}}, ${locale} {${names.join(', ')}}`);
        }
        valueNames.set(key, expected);
        catalogs[locale][key] = compiled;
      } catch (error) {
        faults.push(`${key}: "${locale}" is not a valid message: ${(error as Error).message}`);
      }
    }
    if (missing > 0) lacks.push(`"${locale}" lacks ${missing} of ${keys.length} messages: its fallbacks stand in for them`);
  }
  if (faults.length > 0) throw new Error(`The messages are not complete:\n  ${faults.join('\n  ')}`);
  return { valueNames, catalogs: byLocale((locale) => withFallbacks(locale, catalogs)), files, lacks };
}

/** Messages of some keys in one language. */
export function catalogOf({ catalogs }: CompiledMessages, locale: Locale, keys: readonly string[]): Catalog {
  return Object.fromEntries(keys.map((key) => [key, catalogs[locale][key] ?? []]));
}

function readTexts(folder: string, files: Map<string, string[]>, faults: string[]): Map<string, string> {
  const texts = new Map<string, string>();
  if (!existsSync(folder)) {
    faults.push(`there is no folder ${folder}`);
    return texts;
  }
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!path.endsWith('.json')) continue;
    const file = path.replaceAll(sep, '/');
    const entries = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
    files.set(file, [...new Set([...(files.get(file) ?? []), ...Object.keys(entries)])]);
    for (const [key, text] of Object.entries(entries)) {
      if (texts.has(key)) faults.push(`${key}: written twice, again in ${file}`);
      texts.set(key, text);
    }
  }
  return texts;
}

function withFallbacks(locale: Locale, catalogs: Record<Locale, Catalog>): Catalog {
  return Object.assign(
    {},
    ...fallbackChain(locale)
      .map((one) => catalogs[one])
      .reverse(),
  ) as Catalog;
}

/** Placeholder names of a compiled message, also those inside plural and select branches. */
function placeholders(message: CompiledMessage, into: Set<string> = new Set()): Set<string> {
  for (const token of message) {
    if (typeof token === 'string') continue;
    const [name, , format] = token;
    into.add(name);
    if (format === null || typeof format !== 'object') continue;
    for (const branch of Object.values(format)) if (Array.isArray(branch)) placeholders(branch as CompiledMessage, into);
  }
  return into;
}
