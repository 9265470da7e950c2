import { expect, test } from 'vitest';
import { POWER_OFF } from '#tests/support/store/simulatedDisk.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';
import { callsOfTrade, offsAfter, tradeTwice } from '#tests/support/store/trade.ts';

test.each([
  ['was killed', POWER_OFF],
  ['stopped after a failed disk call', 'EIO'],
] as const)(
  'a process started after one that %s loses no acknowledged transaction in a power loss, at whatever call either ended',
  async (_what, code) => {
    const directory = await temporaryFolder();
    const all = (await callsOfTrade(directory)).length;
    let acknowledgements = 0;
    for (let end = 1; end <= all; end += 1) {
      for (const off of offsAfter(end)) {
        const { again, problems } = await tradeTwice(directory, { end, code, off });
        acknowledgements += again;
        expect({ end, off, problems }).toEqual({ end, off, problems: [] });
      }
    }
    expect(acknowledgements).toBeGreaterThan(all * 24);
  },
);
