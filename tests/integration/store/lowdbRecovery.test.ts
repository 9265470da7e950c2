import { expect, test } from 'vitest';
import { POWER_OFF } from '#tests/support/store/simulatedDisk.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';
import { callsOfTrade, offsAfter, tradeTwice } from '#tests/support/store/trade.ts';

test.each([
  ['was killed', POWER_OFF],
  ['ended because a call of its disk had failed', 'EIO'],
] as const)(
  'after a process that %s the next one acknowledges nothing that a loss of power takes away, wherever either ended',
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
