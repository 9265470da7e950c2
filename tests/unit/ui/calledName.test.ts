import { expect, test } from 'vitest';
import { shortName, initialsOf } from '#client/lib/shortName.ts';

test.each([
  ['Nurul Aina binti Rahman', 'Nurul'],
  ['Farah', 'Farah'],
  ['  Siti  Aminah ', 'Siti Aminah'],
  ['Muhammad Hafiz bin Osman', 'Muhammad Hafiz'],
  ['Mohd. Ali', 'Mohd. Ali'],
  ['Muhammad', 'Muhammad'],
  ['Tan Wei Ling', 'Tan'],
  ['', ''],
])('the short name of %s is %s', (name, called) => {
  expect(shortName(name)).toBe(called);
});

test.each([
  ['Nurul Aina', 'binti Rahman', 'NR'],
  ['Farah', null, 'F'],
  ['Priya', 'a/p Subramaniam', 'PS'],
  ['Tan Wei Ling', null, 'TL'],
])('the initials of %s %s are %s', (firstName, lastName, initials) => {
  expect(initialsOf(firstName, lastName)).toBe(initials);
});
