import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readRows } from '#server/modules/imports/readRows.ts';

/** Reads a file. Returns its error message, the CPU time used, and the longest CPU time between two turns of the event loop. */
async function read(csv: string): Promise<{ error: string | undefined; longestTurnMs: number; cpuMs: number }> {
  const start = process.cpuUsage();
  const msSince = (earlier: NodeJS.CpuUsage) => process.cpuUsage(earlier).user / 1000;
  let isReading = true;
  const reading = readRows(Readable.from([Buffer.from(csv)])).finally(() => (isReading = false));
  let longestTurnMs = 0;
  while (isReading) {
    const before = process.cpuUsage();
    await setImmediate();
    longestTurnMs = Math.max(longestTurnMs, msSince(before));
  }
  return { error: (await reading).error?.en, longestTurnMs, cpuMs: msSince(start) };
}

/** A multiple of what an idle machine needs (60 ms and 0.5 s); quadratic work would take minutes. */
const MAX_TURN_MS = 1000;
const MAX_CPU_MS = 12_500;

const HEADING = 'sku,title\n';

test.each([
  ['blank lines', HEADING + '\n'.repeat(1_000_000), /no rows/],
  ['lines of a space', HEADING + ' \n'.repeat(500_000), /no rows/],
  ['lines of Windows', HEADING + '\r\n'.repeat(500_000), /no rows/],
  ['ragged rows', HEADING + 'a\n'.repeat(500_000), /more than 10,000 rows/],
  ['a row of separators', HEADING + ','.repeat(2_000_000), /^Row 2/],
  ['a heading of separators', ','.repeat(2_000_000), /^Row 1/],
  ['rows of too many columns', HEADING + `${','.repeat(50_000)}\n`.repeat(40), /^Row 2 has more than 200 columns/],
  ['a quotation mark that is never closed', `${HEADING}"${'a'.repeat(2_000_000)}`, /^Row 2: a quotation mark/],
])('a CSV file of %s is rejected quickly and does not block the event loop', async (_what, csv, error) => {
  const { error: message, longestTurnMs, cpuMs } = await read(csv);
  expect(message).toMatch(error);
  expect(longestTurnMs).toBeLessThan(MAX_TURN_MS);
  expect(cpuMs).toBeLessThan(MAX_CPU_MS);
});
