import { describe, expect, test } from 'vitest';
import { toggleOne } from '#client/ui/navigation/toggleOne.ts';

describe('sections of which one is open at a time', () => {
  test('pressing a closed section opens it', () => {
    expect(toggleOne(null, 'company')).toBe('company');
  });

  test('pressing another section closes the open one', () => {
    expect(toggleOne('company', 'account')).toBe('account');
  });

  test('pressing the open section closes it', () => {
    expect(toggleOne('company', 'company')).toBeNull();
  });
});
