import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseLine, normaliseParagraphs } from '#schema/rules/normaliseText.ts';

const code = (mark: string) => `U+${mark.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

test.each(
  [
    '\u061c',
    '\u034f',
    '\ufff9',
    '\ufffa',
    '\ufffb',
    '\u{e0001}',
    '\u{e0041}',
    '\u{e007f}',
    '\u200b',
    '\u200e',
    '\u2066',
    '\u115f',
    '\ufe0f',
    '\u17b4',
    '\u{1d173}',
  ].map((mark) => [code(mark), mark] as const),
)('the invisible character %s is removed', (_, mark) => {
  expect(normaliseLine(`${mark}Kopi${mark} Ipoh${mark}`)).toBe('Kopi Ipoh');
  expect(normaliseParagraphs(`${mark}\n\nKopi${mark}`)).toBe('Kopi');
});

test('zero-width joiners and non-joiners are kept in scripts that need them and removed elsewhere', () => {
  const [joiner, parter] = ['\u200d', '\u200c'];
  expect(normaliseLine(`Ko${joiner}pi${parter} Ipoh${joiner}`)).toBe('Kopi Ipoh');
  expect(normaliseLine(`می${parter}خواهم`)).toBe(`می${parter}خواهم`);
  expect(normaliseLine(`க்${parter}ஷ`)).toBe(`க்${parter}ஷ`);
  expect(normaliseLine(`ක්${joiner}ෂ`)).toBe(`ක්${joiner}ෂ`);
  expect(normaliseLine(`می${parter}${parter} x`)).toBe('می x');
});

test('emoji made of several code points are kept whole', () => {
  for (const sign of ['👩‍🍳', '👨‍👩‍👧', '❤️‍🔥', '🏳️‍🌈', '☕️', '👩🏽‍🍳', '1️⃣'])
    expect(normaliseLine(`Kopi ${sign}`)).toBe(`Kopi ${sign}`.normalize('NFC'));
  expect(normaliseLine('\u200d👩\u200d Kopi')).toBe('👩 Kopi');
});

test('normaliseLine changes only the spaces of ASCII text', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\t\n\r -~]{0,40}$/), (text) => {
      expect(normaliseLine(text)).toBe(text.replace(/\s+/g, ' ').trim());
    }),
  );
});
