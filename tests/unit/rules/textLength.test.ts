import { expect, test } from 'vitest';
import { clipLine, lineLength, proseLength } from '#schema/rules/textLength.ts';

test.each([
  ['', 0, 0],
  ['Ox', 2, 2],
  ['Café', 4, 4],
  ['Cafe\u0301', 4, 4],
  ['Nasi lemak – “pedas”', 20, 20],
  ['米', 2, 1],
  ['豆腐', 4, 2],
  ['𠮷野家', 6, 3],
  ['すし', 4, 2],
  ['ラーメン', 8, 4],
  ['ﾗｰﾒﾝ', 4, 4],
  ['빵', 2, 1],
  ['김치', 4, 2],
  ['டீ', 2, 1],
  ['தேங்காய்', 8, 4],
  ['घी', 2, 1],
  ['ชา', 2, 2],
  ['น้ำ', 2, 2],
  ['شاي', 3, 3],
  ['ＡＢ', 4, 2],
  ['☕', 2, 1],
  ['👨‍👩‍👧‍👦', 2, 6],
  ['米酒 500ml', 10, 8],
])('%j has the length %i as a line and %i as prose', (text, line, prose) => {
  expect([lineLength(text), proseLength(text)]).toEqual([line, prose]);
});

test('a grapheme cluster of many code points does not evade the length limit', () => {
  const chain = `👨${'\u200d👨'.repeat(1000)}`;
  expect(lineLength(chain)).toBeGreaterThan(300);
  expect(proseLength(chain)).toBeGreaterThan(300);
});

test.each([
  ['Extra large', 5, 'Extra'],
  ['特大号', 5, '特大'],
  ['தேங்காய்', 3, 'தே'],
  ['S', 0, ''],
])('%j clipped to the length %i is %j', (text, limit, clipped) => {
  expect(clipLine(text, limit)).toBe(clipped);
});
