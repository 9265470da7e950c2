import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { readRows } from '#server/modules/imports/readRows.ts';

/** Product names with their bytes, in encodings that Node cannot write. */
type Names = [name: string, hex: string][];

const DECODED: Record<string, Names> = {
  gb18030: [
    ['豆腐', 'b6b9b8af'],
    ['海南鸡饭酱料', 'baa3c4cfbca6b7b9bdb4c1cf'],
    ['榴莲', 'c1f1c1ab'],
    ['枸杞', 'e8dbe8bd'],
    ['怡保白咖啡 3合1', 'e2f9b1a3b0d7bfa7b7c82033bacf31'],
    ['马来西亚燕窝礼盒', 'c2edc0b4cef7d1c7d1e0ced1c0f1bad0'],
    ['中式月饼（莲蓉）', 'd6d0cabdd4c2b1fda3a8c1abc8d8a3a9'],
    ['五香粉', 'cee5cfe3b7db'],
    ['峇拉煎', '8d51c0adbce5'],
    ['红枣桂圆茶', 'baecd4e6b9f0d4b2b2e8'],
    ['沙嗲', 'c9b3e0c7'],
    ['有机糙米 5公斤', 'd3d0bbfab2dac3d72035b9abbdef'],
  ],
  big5: [
    ['豆腐', 'a8a7bb47'],
    ['海南雞飯醬料', 'aefcab6ec2fbb6bac2e6aec6'],
    ['茶葉', 'aff9b8ad'],
    ['怡保白咖啡', 'a9c9ab4fa5d5a940b0d8'],
    ['有機糙米 5公斤', 'a6b3bef7c157a6cc2035a4bda4e7'],
    ['燕窩禮盒', 'bf50badbc2a7b2b0'],
    ['中式月餅（蓮蓉）', 'a4a4a6a1a4ebbbe6a15dbdacbb54a15e'],
    ['紅棗桂圓茶', 'acf5b4c7aedbb6eaaff9'],
    ['烏龍茶', 'af51c073aff9'],
    ['鳳梨酥', 'bbf1b1f9b670'],
  ],
  'windows-1252': [
    ['Café “Kopi”', '436166e920934b6f706994'],
    ['Crème brûlée', '4372e86d65206272fb6ce965'],
    ['jalapeño', '6a616c617065f16f'],
    ['Müsli', '4dfc736c69'],
    ['don’t worry', '646f6e927420776f727279'],
    ['L’Oréal – crème', '4c924f72e9616c2096206372e86d65'],
    ['Größe 5', '4772f6df652035'],
    ['Häagen-Dazs', '48e46167656e2d44617a73'],
    ['Nestlé®', '4e6573746ce9ae'],
    ['50°C', '3530b043'],
    ['½ kg', 'bd206b67'],
    ['Pão de açúcar', '50e36f2064652061e7fa636172'],
    ['€5 voucher', '803520766f7563686572'],
    ['CAFÉ NOIR', '434146c9204e4f4952'],
    ['Qur’an', '51757292616e'],
    ['Château', '4368e274656175'],
    ['Tea—the best', '546561977468652062657374'],
    ['¡Olé!', 'a14f6ce921'],
    ['Nº 5', '4eba2035'],
    ['œufs', '9c756673'],
  ],
};

const REFUSED: Record<string, Names> = {
  shift_jis: [
    ['抹茶ラテ', '9695928383898365'],
    ['醤油', '8fdd96fb'],
    ['味噌', '96a19158'],
    ['寿司海苔', '8ef58e698a4391db'],
    ['ラーメン', '8389815b83818393'],
    ['ﾗｰﾒﾝ', 'd7b0d2dd'],
    ['お茶', '82a89283'],
  ],
  'euc-jp': [
    ['抹茶ラテ', 'cbf5c3e3a5e9a5c6'],
    ['味噌汁', 'cca3c1b9bdc1'],
    ['ラーメン', 'a5e9a1bca5e1a5f3'],
  ],
  'euc-kr': [
    ['김치', 'b1e8c4a1'],
    ['고추장', 'b0edc3dfc0e5'],
    ['라면', 'b6f3b8e9'],
    ['떡볶이 소스', 'b6b1babac0cc20bcd2bdba'],
    ['김', 'b1e8'],
  ],
  'mac-roman': [
    ['Café', '4361668e'],
    ['Crème brûlée', '43728f6d652062729e6c8e65'],
    ['jalapeño', '6a616c617065966f'],
    ['Müsli', '4d9f736c69'],
    ['jamón', '6a616d976e'],
    ['Piñata', '506996617461'],
    ['éclair', '8e636c616972'],
    ['Häagen-Dazs', '488a6167656e2d44617a73'],
    ['don’t', '646f6ed574'],
    ['atún', '61749c6e'],
  ],
  cp850: [
    ['Café', '43616682'],
    ['Crème brûlée', '43728a6d65206272966c8265'],
    ['jalapeño', '6a616c617065a46f'],
    ['Müsli', '4d81736c69'],
    ['Größe', '477294e165'],
  ],
  cp1251: [
    ['Чай', 'd7e0e9'],
    ['Кофе растворимый', 'caeef4e520f0e0f1f2e2eef0e8ecfbe9'],
    ['ИКРА', 'c8cad0c0'],
  ],
  cp874: [
    ['ชา', 'aad2'],
    ['น้ำปลา', 'b9e9d3bbc5d2'],
  ],
  cp1256: [['شاي أخضر', 'd4c7ed20c3ced6d1']],
  'koi8-r': [
    ['Чай', 'fec1ca'],
    ['Кофе', 'ebcfc6c5'],
  ],
  cp1255: [['קפה', 'f7f4e4']],
  cp1254: [['Türk kahvesi şekerli', '54fc726b206b61687665736920fe656b65726c69']],
};

const fileOf = (...names: string[]) =>
  Buffer.concat([
    Buffer.from('sku,title,price\r\n'),
    ...names.map((hex, at) => Buffer.concat([Buffer.from(`A${at},`), Buffer.from(hex, 'hex'), Buffer.from(',5\r\n')])),
  ]);
const read = (bytes: Buffer) => readRows(Readable.from([bytes]));
const titles = async (bytes: Buffer) => (await read(bytes)).rows.map(({ cells }) => cells.title);

describe.each(Object.entries(DECODED))('a CSV file in %s', (encoding, names) => {
  test.each(names)('with only %s is decoded', async (name, hex) => {
    expect([(await read(fileOf(hex))).encoding, await titles(fileOf(hex))]).toEqual([encoding, [name]]);
  });

  test('with all sample names is decoded', async () => {
    expect(await titles(fileOf(...names.map(([, hex]) => hex)))).toEqual(names.map(([name]) => name));
  });
});

describe.each(Object.entries(REFUSED))('a CSV file in %s', (_encoding, names) => {
  test.each(names)('with only %s is rejected with an error message', async (_name, hex) => {
    const { error, rows, encoding } = await read(fileOf(hex));
    expect([error?.en, rows, encoding]).toEqual([expect.stringMatching(/encoding of this file is unclear.*CSV UTF-8/), [], null]);
  });

  test('with all sample names is rejected', async () => {
    expect((await read(fileOf(...names.map(([, hex]) => hex)))).error?.en).toMatch(/CSV UTF-8/);
  });
});

describe('a UTF-16 file without a byte order mark', () => {
  test.each(['豆腐', '一品锅', '茶', 'Café', 'தேநீர்', '😀'])('with %s is decoded in both byte orders', async (name) => {
    const bytes = Buffer.from(`sku,title\r\nA,${name}\r\n`, 'utf16le');
    expect([(await read(bytes)).encoding, await titles(bytes)]).toEqual(['utf-16le', [name]]);
    const swapped = Buffer.from(bytes).swap16();
    expect([(await read(swapped)).encoding, await titles(swapped)]).toEqual(['utf-16be', [name]]);
  });
});

test.each(['Café', '茶叶', 'Größe'])('a UTF-8 file (%s) with one row in Windows-1252 is rejected', async (name) => {
  const bytes = Buffer.concat([Buffer.from(`sku,title\n${`A,${name}\n`.repeat(2000)}`), Buffer.from('B,Th\xe9\n', 'latin1')]);
  expect((await read(bytes)).error?.en).toMatch(/CSV UTF-8/);
});

test('a large GB18030 file is decoded even if Chinese characters appear only in its last row', async () => {
  const bytes = Buffer.concat([
    fileOf(...Array.from({ length: 9000 }, () => Buffer.from('Kopi').toString('hex'))),
    fileOf('b6b9b8af').subarray(17),
  ]);
  expect((await titles(bytes)).at(-1)).toBe('豆腐');
});
