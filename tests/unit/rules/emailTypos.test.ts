import { expect, test } from 'vitest';
import { probableEmail } from '#schema/rules/emailTypos.ts';

test.each([
  ['aina@gmial.com', 'aina@gmail.com'],
  ['aina@gmai.com', 'aina@gmail.com'],
  [' aina.b@HOTMIAL.com ', 'aina.b@hotmail.com'],
  ['aina@yaho.com', 'aina@yahoo.com'],
])('for the email "%s", the correction "%s" is suggested', (typed, meant) => {
  expect(probableEmail(typed)).toBe(meant);
});

test.each([
  '',
  'aina',
  'aina@',
  'aina@gmail.com',
  'aina@ymail.com',
  'aina@mail.com',
  'aina@@gmial.com',
  'aina@yahoo.com.my',
  'aina@toString',
])('for the email "%s", no correction is suggested', (typed) => {
  expect(probableEmail(typed)).toBeNull();
});
