import { expect, test } from 'vitest';
import { RepeatedWarnings } from '#server/platform/repeatedWarnings.ts';

test('equal warnings are logged once a minute with the number omitted; different warnings are counted separately', () => {
  let now = 0;
  const written: [string, number][] = [];
  const warnings = new RepeatedWarnings(() => now);
  const note = (key: string) => warnings.note(key, (repeated) => written.push([key, repeated]));
  for (now = 0; now < 60_000; now += 1000) note('busy');
  expect(written).toEqual([['busy', 0]]);
  note('full');
  note('busy');
  expect(written.slice(1)).toEqual([
    ['full', 0],
    ['busy', 59],
  ]);
  now += 60_000;
  note('busy');
  expect(written.at(-1)).toEqual(['busy', 0]);
});
