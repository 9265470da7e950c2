/** Types of message keys and parts, written by `npm run typecheck`, the build and the tests; not in Git. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledMessages } from './compileMessages.ts';
import type { MessageUse } from './messageUse.ts';

const FILE = join(import.meta.dirname, 'keys.generated.ts');

export function writeMessageTypes({ valueNames }: CompiledMessages, { byPage }: MessageUse): void {
  const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ') || 'never';
  const text = [
    '/** Every message, with the names of its values. */',
    'export interface MessageValueNames {',
    ...[...valueNames].map(([key, names]) => `  '${key}': ${union(names)};`),
    '}',
    '',
    'export type MessageKey = keyof MessageValueNames;',
    '',
    '/** `shared` and `later`: see `MessageUse`; the others, what one page shows beside that, by the folder of the page. */',
    `export type MessagePart = ${union(['shared', 'later', ...Object.keys(byPage)])};`,
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
