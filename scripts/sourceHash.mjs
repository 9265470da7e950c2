/** Hash of source files, so that a build only runs when they have changed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Excluded: images, which are served unchanged, and files that are only read by tools or are written by the build. */
const LEFT_OUT = new Set(['client/public', 'seed/artwork', 'messages/keys.generated.ts']);
const OTHER_SOURCES = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'vite.playground.config.ts'];

/** The hash of all files in these folders and of the build configuration. */
export function sourceHash(folders) {
  const hash = createHash('sha256').update(process.version.split('.')[0]);
  for (const file of [...OTHER_SOURCES, ...folders.flatMap(filesIn)]) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const entry = path.posix.join(folder, name);
      if (LEFT_OUT.has(entry)) return [];
      return statSync(entry).isDirectory() ? filesIn(entry) : [entry];
    });
}
