/**
 * `npm run promises [-- rounds]`: tests the promises of docs/operations.md by kills, disk faults, races and overload, and prints a figure for each.
 * `rounds` is how often the process is killed, by default 25. Exits with 1 when a promise is broken.
 */
import 'reflect-metadata';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { breaking } from './breaking.ts';
import { printFigures } from './figure.ts';
import { killing, openingOldData } from './killing.ts';
import { overload } from './overload.ts';
import { racing } from './racing.ts';
import { stopping } from './stopping.ts';

const DEFAULT_ROUNDS = 25;

const rounds = Number(process.argv[2] ?? DEFAULT_ROUNDS);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('npm run promises [-- rounds]: how often the process is killed, such as 100.');
  process.exit(1);
}
const folder = await mkdtemp(path.join(tmpdir(), 'rizq-promises-'));
// Warnings of injected faults are expected.
process.on('warning', () => undefined);
const figures = [
  ...(await killing(folder, rounds)),
  ...(await breaking(folder)),
  ...(await racing(folder)),
  await openingOldData(folder, await readdir('tests/fixtures')),
  await stopping(folder),
  ...(await overload()),
];
await rm(folder, { recursive: true });
printFigures(figures.sort((a, b) => a.promise - b.promise));
if (figures.some(({ isKept }) => !isKept)) process.exitCode = 1;
