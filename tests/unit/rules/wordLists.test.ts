import { describe, expect, it } from 'vitest';
import { listValues, listWords, splitValues } from '#schema/rules/wordLists.ts';

describe('word lists', () => {
  it('listWords joins words with the conjunction of the language', () => {
    const names = ['kopi', 'durian', 'batik'];
    expect(listWords(names, 'en')).toBe('kopi, durian and batik');
    expect(listWords(names, 'ms')).toBe('kopi, durian dan batik');
    expect(listWords(names, 'zh-MY')).toBe('kopi、durian和batik');
  });

  it('listValues joins values by commas, in Chinese by the enumeration comma', () => {
    expect(listValues(['S', 'M', 'L'], 'en')).toBe('S, M, L');
    expect(listValues(['S', 'M'], 'ms')).toBe('S, M');
    expect(listValues(['小', '中'], 'zh-MY')).toBe('小、中');
    expect(listValues([], 'en')).toBe('');
  });

  it('splitValues splits at semicolons and at commas of any language', () => {
    expect(splitValues(' S, M ;L,, ')).toEqual(['S', 'M', 'L']);
    expect(splitValues('小，中、大；特大')).toEqual(['小', '中', '大', '特大']);
  });
});
