import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type SeedFiles = Readonly<Record<string, unknown>>;

const SEED = import.meta.dirname;

/** The seed's unvalidated content, by file name. Translations are in one folder per language. The build inlines this value. */
export const seedFiles: SeedFiles = Object.fromEntries(
  ['data', 'raw'].flatMap((folder) =>
    readdirSync(path.join(SEED, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name): [string, unknown] => [
        path.posix.join(folder, ...name.split(path.sep)),
        JSON.parse(readFileSync(path.join(SEED, folder, name), 'utf8')),
      ]),
  ),
);
