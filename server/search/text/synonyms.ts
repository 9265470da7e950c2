import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = import.meta.dirname;

/** Groups of words that mean the same, from all `synonyms*.json` files in this folder; the build inserts the value here. */
export const synonymGroups: readonly (readonly string[])[] = readdirSync(FOLDER)
  .filter((name) => /^synonyms.*\.json$/.test(name))
  .flatMap((name) => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as string[][]);
