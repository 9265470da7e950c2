import { expect, test } from 'vitest';
import { readSubstitution, withSubstitution } from '#client/pages/listing/substitution.ts';

test('a substitution preference is written into the order note, replaced in place, and parsed in either language', () => {
  const first = withSubstitution('Ring twice.', 'contact', 'en');
  expect(first).toBe('If unavailable: contact me.\nRing twice.');
  const second = withSubstitution(first, 'leave', 'ms');
  expect(second).toBe('Jika tiada stok: tinggalkan.\nRing twice.');
  expect(readSubstitution(second)).toBe('leave');
  expect(readSubstitution('Ring twice.')).toBeNull();
  expect(withSubstitution('', 'replace', 'en')).toBe('If unavailable: replace with something similar.');
});
