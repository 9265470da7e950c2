/** Finds the message keys that source files name. Runs in Node only. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');

export interface Source {
  /** Keys in string literals; for a template such as `ord.${status}` every key with that prefix. */
  named: ReadonlySet<string>;
  /** Modules of the project that it imports, also lazily. */
  imports: readonly string[];
}

/** Throws if no code names one of the keys. */
export function expectUse(keys: readonly string[]): void {
  const read = sourceReader(keys);
  const named = new Set(['client', 'schema', 'server'].flatMap(sourcesIn).flatMap((file) => [...read(file).named]));
  const unused = keys.filter((key) => !named.has(key));
  if (unused.length > 0) throw new Error(`No code in client/, schema/ and server/ names these messages:\n  ${unused.join('\n  ')}`);
}

/** Source files of a folder, such as `client/pages/faq`. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(ROOT, folder, file))
    .filter(isSource);
}

/** Memoised reader of source files. */
export function sourceReader(keys: readonly string[]): (file: string) => Source {
  const known = new Set(keys);
  const sources = new Map<string, Source>();
  return (file) => {
    const source = sources.get(file) ?? parse(file, known);
    sources.set(file, source);
    return source;
  };
}

function parse(file: string, known: ReadonlySet<string>): Source {
  const named = new Set<string>();
  const imports: string[] = [];
  const name = (text: unknown) => {
    if (known.has(text as string)) named.add(text as string);
  };
  const nameAll = (start: string) => {
    if (start.includes('.')) for (const key of known) if (key.startsWith(start)) named.add(key);
  };
  const follow = (specifier: unknown) => {
    if (typeof specifier !== 'string' || !isSource(specifier)) return;
    if (specifier.startsWith('#')) imports.push(join(ROOT, specifier.slice(1)));
    else if (specifier.startsWith('.')) imports.push(resolve(dirname(file), specifier));
  };
  new Visitor({
    Literal: ({ value }) => name(value),
    TemplateLiteral: ({ quasis: [start], expressions }) => {
      const text = start?.value.cooked ?? '';
      if (expressions.length === 0) name(text);
      else nameAll(text);
    },
    ImportDeclaration: ({ source, importKind }) => {
      if (importKind !== 'type') follow(source.value);
    },
    ExportNamedDeclaration: ({ source, exportKind }) => {
      if (exportKind !== 'type') follow(source?.value);
    },
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal') follow(source.value);
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return { named, imports };
}

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !file.endsWith('.generated.ts');
}
