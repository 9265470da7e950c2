import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test('700 different GraphQL documents fit into a heap of 128 MiB, because cache entries count by their real size', async () => {
  const { stdout } = await run(process.execPath, [
    ...['--expose-gc', '--max-old-space-size=128', '--import', 'tsx'],
    ...['tests/support/processes/manyDocuments.ts', '700'],
  ]);
  expect(Number(stdout)).toBeLessThan(110);
});
