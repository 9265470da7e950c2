import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRows } from '#server/modules/imports/readRows.ts';

function inPieces(bytes: Buffer, size: number): Readable {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
  return Readable.from(pieces);
}

test('a CSV file is read the same however it is split into chunks, even within characters, quotes and line ends', async () => {
  const word = fc.oneof(fc.constantFrom('', '"', '""', 'é', '“x”', '\u00a0', 'x\ny', '漢字', '😀', '1,5'), fc.string({ maxLength: 6 }));
  const line = fc.array(word, { maxLength: 6 }).map((words) => words.join(';'));
  const text = fc
    .tuple(fc.constantFrom('', '\uFEFF', 'sep=;\r\n', 'sku;title\n', 'sku;size;size1\r\n'), fc.array(line, { maxLength: 8 }))
    .map(([start, lines]) => start + lines.join('\r\n'));
  const file = fc.oneof(
    text.map((written) => Buffer.from(written)),
    text.map((written) => Buffer.from(written, 'latin1')),
    text.map((written) => Buffer.from(written, 'utf16le')),
    fc.tuple(text, text).map(([utf8, latin]) => Buffer.concat([Buffer.from(utf8), Buffer.from(latin, 'latin1')])),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  );
  await fc.assert(
    fc.asyncProperty(file, fc.integer({ min: 1, max: 9 }), async (bytes, size) => {
      expect(await readRows(inPieces(bytes, size))).toEqual(await readRows(Readable.from([bytes])));
    }),
    { numRuns: 300 },
  );
});
