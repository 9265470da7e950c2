import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test(
  'documents, each of its own, do not outgrow a heap of 128 MiB: what is remembered of them counts as what it takes',
  { timeout: 120_000 },
  async () => {
    const { stdout } = await run(process.execPath, [
      ...['--expose-gc', '--max-old-space-size=128', '--import', 'tsx'],
      ...['tests/support/processes/manyDocuments.ts', '700'],
    ]);
    expect(Number(stdout)).toBeLessThan(110);
  },
);
