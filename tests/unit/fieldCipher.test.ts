import { expect, test } from 'vitest';
import { FieldCipher, keyIdOf, UnknownKey } from '#server/platform/fieldCipher.ts';

const SECRET = 'a key of 32 characters or more 01';
const OTHER = 'a key of 32 characters or more 02';

test('an encrypted field is decrypted with the key that it names, current or previous; an unknown key throws', () => {
  const value = new FieldCipher(SECRET).encrypt('112233445566', 'ven_1');
  expect(value).not.toContain('1122');
  expect(new FieldCipher(SECRET).decrypt(value, 'ven_1')).toBe('112233445566');
  expect(new FieldCipher(OTHER, [SECRET]).decrypt(value, 'ven_1')).toBe('112233445566');
  expect(keyIdOf(value)).toBe(new FieldCipher(SECRET).keyId);
  expect(keyIdOf('112233445566')).toBeNull();
  expect(() => new FieldCipher(OTHER).decrypt(value, 'ven_1')).toThrow(UnknownKey);
});

test('encrypting the same text twice gives different values', () => {
  const cipher = new FieldCipher(SECRET);
  expect(cipher.encrypt('112233445566', 'ven_1')).not.toBe(cipher.encrypt('112233445566', 'ven_1'));
});

test('decrypting a value that was altered, truncated or copied to another document throws', () => {
  const cipher = new FieldCipher(SECRET);
  const value = cipher.encrypt('112233445566', 'ven_1');
  const flipped = value.slice(0, -3) + (value.at(-3) === 'A' ? 'B' : 'A') + value.slice(-2);
  for (const broken of [flipped, value.slice(0, -4), value.slice(0, 24)]) expect(() => cipher.decrypt(broken, 'ven_1')).toThrow();
  expect(() => cipher.decrypt(value, 'ven_2')).toThrow();
});
