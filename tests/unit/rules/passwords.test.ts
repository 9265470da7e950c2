import { expect, test } from 'vitest';
import { isEasilyGuessed } from '#schema/rules/passwords.ts';

test.each(['password1', 'Password123!', 'qwerty12345', '1234567890', 'aaaaaaaaaaaa', 'abcdefgh1', 'malaysia2026'])(
  'the password %s is easily guessed',
  (password) => {
    expect(isEasilyGuessed(password)).toBe(true);
  },
);

test.each(['kucing-tidur-lena', 'my password is long', 'Tr1cky&Teh', 'sarawak laksa 88'])(
  'the password %s is not easily guessed',
  (password) => {
    expect(isEasilyGuessed(password)).toBe(false);
  },
);
