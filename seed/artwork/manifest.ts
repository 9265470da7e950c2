import { readFile, writeFile } from 'node:fs/promises';

import type { Ground } from '#seed/artwork/recipe.ts';

const file = 'seed/data/pictures.json';

/** The data about a picture that the seed needs. */
export interface ManifestEntry {
  ground: Ground | null;
  width: number;
  height: number;
  dominantColor: string;
}

/** Reads the manifest. Returns an empty manifest before the first run. */
export async function readManifest(): Promise<Record<string, ManifestEntry>> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, ManifestEntry>;
}

/** Writes the manifest sorted by key, with one line per picture, to keep diffs small. */
export async function writeManifest(entries: Record<string, ManifestEntry>): Promise<void> {
  const lines = Object.keys(entries)
    .sort()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(entries[key])}`);
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`);
}
