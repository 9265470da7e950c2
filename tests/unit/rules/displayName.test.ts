import { expect, test } from 'vitest';
import { displayName } from '#schema/rules/displayName.ts';

test.each([
  ['Nurul Aina', 'binti Rahman', 'Nurul Aina R.'],
  ['Ahmad', 'bin Haji Osman', 'Ahmad O.'],
  ['Ahmad bin', 'Osman', 'Ahmad O.'],
  ['Hui Min', 'Lim', 'Hui Min L.'],
  ['伟明', '陈', '伟明 陈.'],
  ['Ganesh', 'a/l Kumar', 'Ganesh K.'],
  ['Priya', 'A/P Raman', 'Priya R.'],
  ['Unggun', 'anak Jelani', 'Unggun J.'],
  ['Aisyah binti rahman', null, 'Aisyah R.'],
  ['Lim Hui Min', null, 'Lim M.'],
  ['Madonna', null, 'Madonna'],
  ['Siti', 'binti', 'Siti'],
  ['Siti', '', 'Siti'],
])('the public name of %j %j is %j', (firstName, lastName, shown) => {
  expect(displayName({ firstName, lastName })).toBe(shown);
});
