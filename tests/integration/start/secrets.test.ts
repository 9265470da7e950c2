import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readOrMakeSecret } from '#server/secret.ts';
import { ALL_RUNS } from '#tests/support/setup/testRuns.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';
import { refusalOf } from './refusal.ts';

describe.each(['secret', 'payment-secret'] as const)('the generated %s', (name) => {
  test('is the same at every start, and any flipped bit in its file is refused with the name of the file', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, name);
    const secret = await readOrMakeSecret(folder, name);
    expect(secret).toHaveLength(43);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readOrMakeSecret(folder, name)).toBe(secret);
    const whole = await readFile(file);
    for (let place = 0; place < whole.length; place += 1) {
      for (const bit of ALL_RUNS ? [0, 1, 2, 3, 4, 5, 6, 7] : [place % 8]) {
        const bytes = Buffer.from(whole);
        bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
        await writeFile(file, bytes);
        await expect(readOrMakeSecret(folder, name)).rejects.toThrow(file);
      }
    }
  });

  test('of an earlier version is kept and gets a checksum', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, name);
    const secret = 'a-secret-that-an-earlier-version-has-made-43';
    await writeFile(file, `${secret}\n`);
    expect(await readOrMakeSecret(folder, name)).toBe(secret);
    expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^${secret}\n[0-9a-f]{64}\n$`));
    expect(await readOrMakeSecret(folder, name)).toBe(secret);
  });

  test('stops the start with a message if it was changed', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, name);
    const secret = await readOrMakeSecret(folder, name);
    await writeFile(file, (await readFile(file, 'utf8')).replace(secret, `${secret.slice(0, -1)}-`.replace(/--$/, '-_')));
    const problem = await refusalOf({ RIZQ_DATA: folder });
    expect(problem).toContain(`${file} is not what was written: its checksum differs`);
    expect(problem).not.toMatch(/^\s+at /m);
  });
});
