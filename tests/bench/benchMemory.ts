import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generateCatalogue } from '#seed/generate.ts';
import { seedStore } from '#seed/seedStore.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import type { MemoryReport } from './measureMemory.ts';
import type { BenchRow } from './printTable.ts';

const SCRIPT = fileURLToPath(new URL('measureMemory.ts', import.meta.url));

/** Memory that a catalogue takes in a separate process: the store alone, and what the catalogue's projection adds. */
export async function benchMemory(size: number): Promise<BenchRow[]> {
  const directory = await mkdtemp(`${tmpdir()}/rizq-bench-`);
  const store = await openLowdbStore({ directory });
  await seedStore(store, generateCatalogue(size));
  await store.close();
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', '--import', 'tsx', SCRIPT, directory]);
  const { storeMib, catalogueMib, rssMib } = JSON.parse(stdout) as MemoryReport;
  await rm(directory, { recursive: true });
  return [
    {
      what: 'memory: the catalogue’s projection (MiB; whole process)',
      size,
      figure: `${catalogueMib.toFixed(0)}; ${rssMib.toFixed(0)}`,
      floor: `${storeMib.toFixed(0)} the store alone`,
      ratio: `${((catalogueMib / storeMib) * 100).toFixed(0)} % on top`,
    },
  ];
}
