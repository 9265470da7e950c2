/** Types of message keys and files, written by `npm run typecheck`, the build and the tests; not in Git. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledMessages } from './compileMessages.ts';

const FILE = join(import.meta.dirname, 'keys.generated.ts');

export function writeMessageTypes({ valueNames, files }: CompiledMessages): void {
  const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ') || 'never';
  const clientFiles = [...files.keys()].flatMap((file) => /^(?:client|schema)\/(.+)\.json$/.exec(file)?.[1] ?? []);
  const text = [
    '/** Every message, with the names of its values. */',
    'export interface MessageValueNames {',
    ...[...valueNames].map(([key, names]) => `  '${key}': ${union(names)};`),
    '}',
    '',
    'export type MessageKey = keyof MessageValueNames;',
    '',
    '/** Message files that a page can declare. */',
    `export type MessageFile = ${union(clientFiles)};`,
    '',
  ].join('\n');
  if (readIfThere() !== text) writeFileSync(FILE, text);
}

/** Current content; an unchanged file is not rewritten, so that watchers do not run. */
function readIfThere(): string | null {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return null;
  }
}
