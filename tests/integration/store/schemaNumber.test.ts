import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { MIGRATIONS, schemaAfter } from '#server/store/migrations.ts';
import { shapeOf } from '#tests/support/store/typeShape.ts';

/**
 * The fingerprint of the document types under each schema number. The fingerprint of a released number never changes: when a document
 * type changes, add a step to MIGRATIONS, freeze a folder with the previous schema (CONTRIBUTING, "Document migration"), and add a line
 * here.
 */
const FINGERPRINTS: Record<number, string> = {
  3: '0082dcc82347c3ec',
  5: '7482457ef2b94c8c',
  6: '60c33b81e909661b',
  7: '9355fd88ad825c99',
  8: '675ecf0edd67aa8f',
  9: 'ae27b0702ed619e3',
  10: 'a9eba2ab3c9a86d4',
  11: '568a9aefd6790ca4',
  12: '9110e2968d2ffa2c',
  13: '53ec31bd30cd3d6b',
  14: '95d7d56caffea87e',
  15: 'c85fdf8509a4a044',
  16: '7ee560f9e9be7140',
  17: '7ee560f9e9be7140',
  18: '353fb0c7f468813c',
  19: 'd9a251cdbe20b412',
  20: 'fd2e30c843c88793',
  21: 'fc1545132959672c',
  22: 'ae4883ecaffc1edb',
  23: '7df9635ffeda2869',
  24: '863c900699ed5ed1',
  25: 'ac1c5a8eec30c82f',
  26: '4ccdcc9f89d2a718',
  27: 'b744251c0c16e8e7',
  28: '5a407a032829406c',
  30: 'd3fa3692c9edeecf',
  31: '08339b86ca7ca82a',
  32: 'c3ec6342a442cd48',
  33: '3e63af616f1ab6d2',
  34: 'ff5cd2c9f18ca83c',
  35: '4190811254a591bb',
  36: '572f3256670b5c4f',
  37: 'ffd55b6631828011',
  38: '941cbd9afe4e2074',
  39: '86ec8921e36c2ad6',
  40: 'e5f90cb75bd6dc84',
  41: 'bcda33683ddeb03c',
  42: '71172c5a0093264a',
  43: 'f48d6b2b7d29e88c',
  44: '92e04bef108769d5',
  45: '64383078367d4942',
  46: '00615b5c4e77f3a6',
  47: '2f6b39af5fc71b46',
  48: '2f6b39af5fc71b46',
  49: '9053fbed719afc5e',
  50: '433fdfb8b9b4f358',
};

test('every change of a document type raises the schema number', { timeout: 60_000 }, () => {
  const shape = shapeOf('server/store/documents/collections.ts', 'Collections');
  expect(shape).toContain('idempotency: { createdAt: string; id: string; orderId: string; requestHash: string }');
  const fingerprint = createHash('sha256').update(shape).digest('hex').slice(0, 16);
  expect({ [schemaAfter(MIGRATIONS)]: fingerprint }).toEqual({ [schemaAfter(MIGRATIONS)]: FINGERPRINTS[schemaAfter(MIGRATIONS)] });
});
