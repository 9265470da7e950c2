import { expect, test } from 'vitest';
import { codes } from '#tests/support/api/accountsApi.ts';
import { openVendorsApi } from '#tests/support/api/vendorsApi.ts';

test('the name of another vendor is refused in any spelling, for new and for existing vendors', async () => {
  const { newcomer, open, update } = await openVendorsApi();
  const [farah, gopal] = [await newcomer('farah@example.com'), await newcomer('gopal@example.com')];
  const { vendor } = await open(farah);
  const written = ['Kedai Kopi Mak Cik', 'KEDAI  KOPI MAK-CIK', 'Kédai Kopi Mak Cik', 'Kеdаi Kopi Mak Cik'];
  const lookAlike = ['Kedai Kopi Mak Cik Official', 'The Kedai Kopi Mak Cik Malaysia', 'Kedaai Kopi Makk Cik', 'Kedai K0pi Mak Cik'];
  for (const name of [...written, ...lookAlike]) {
    expect(codes(await open(gopal, { name, slug: 'kopi-gopal' }))).toEqual([['CONFLICT', 'name']]);
  }
  expect(codes(await open(gopal))).toEqual([['CONFLICT', 'name']]);
  const own = await open(gopal, { name: 'Kopi Gopal' });
  expect(codes(await update(gopal, own.vendor!.version, { name: 'kedai kopi mak cik' }))).toEqual([['CONFLICT', 'name']]);
  const again = await update(farah, vendor!.version, { name: 'Kedai Kopi Mak Cik', city: 'Taiping' });
  expect(codes(again)).toEqual([]);
  const moved = await update(farah, again.vendor!.version, { name: 'Zamrud Kopi' });
  expect(codes(moved)).toEqual([]);
  expect(codes(await update(gopal, own.vendor!.version, { name: 'Kedai Kopi Mak Cik' }))).toEqual([]);
});

test('a vendor that awaits approval has already reserved its name', async () => {
  const { newcomer, open } = await openVendorsApi({ shopApproval: true });
  await open(await newcomer('farah@example.com'));
  const result = await open(await newcomer('gopal@example.com'), { slug: 'kopi-gopal' });
  expect(codes(result)).toEqual([['CONFLICT', 'name']]);
});

test('of two vendors created concurrently with one name only one is created', async () => {
  const { newcomer, open } = await openVendorsApi();
  const people = [await newcomer('farah@example.com'), await newcomer('gopal@example.com')];
  const results = await Promise.all(people.map((person, at) => open(person, { slug: `kopi-${at}-ipoh` })));
  expect(results.flatMap(codes)).toEqual([['CONFLICT', 'name']]);
});

test.each(['Rizq', 'R1zq Official', 'Customer Service'])('a vendor cannot be named %s', async (name) => {
  const { newcomer, open, update } = await openVendorsApi();
  const farah = await newcomer('farah@example.com');
  expect(codes(await open(farah, { name, slug: 'kopi-farah' }))).toEqual([['INVALID', 'name']]);
  const { vendor } = await open(farah);
  expect(codes(await update(farah, vendor!.version, { name }))).toEqual([['INVALID', 'name']]);
});

test('invisible characters do not make a name different', async () => {
  const { newcomer, open } = await openVendorsApi();
  await open(await newcomer('farah@example.com'));
  const gopal = await newcomer('gopal@example.com');
  const unseen = ['\u061c', '\u034f', '\ufff9', '\u{e0041}', '\u200c', '\u200d', '\u200b'];
  for (const mark of unseen) {
    const result = await open(gopal, { name: `Kedai${mark} Kopi Mak Cik${mark}`, slug: 'kopi-gopal' });
    expect(codes(result)).toEqual([['CONFLICT', 'name']]);
  }
});

test('the registered business name follows the same rules, and an unchanged one can be saved again', async () => {
  const { api, newcomer, open, settle } = await openVendorsApi();
  await open(await newcomer('farah@example.com'), { name: 'Kebun Utara', slug: 'kebun-utara' });
  const gopal = await newcomer('gopal@example.com');
  const { vendor } = await open(gopal, { name: 'Kopi Gopal', slug: 'kopi-gopal' });
  const refused: [name: string, code: string][] = [
    ['Rizq Marketplace Sdn Bhd', 'INVALID'],
    ['Pasukan Sokongan', 'INVALID'],
    ['http://evil.example', 'INVALID'],
    ['Menang di rizq-gift.ru', 'INVALID'],
    ['Kebun Utara Sdn Bhd', 'CONFLICT'],
    ['Kebun Utara™ Holdings', 'CONFLICT'],
  ];
  for (const [businessName, code] of refused)
    expect(codes(await settle(gopal, vendor!.version, { businessName })), businessName).toEqual([[code, 'businessName']]);
  let { version } = vendor!;
  for (const businessName of ['Kopi Gopal Sdn Bhd', 'Kopi Gopal Sdn Bhd', 'Syarikat Северный сад', '北园有限公司']) {
    const saved = await settle(gopal, version, { businessName });
    expect(codes(saved), businessName).toEqual([]);
    version = saved.vendor!.version;
  }
  // A name that was stored before this rule existed can be saved again.
  const stored = (await api.store.get('vendors', vendor!.profile.id))!;
  await api.store.transaction((transaction) => transaction.put('vendors', { ...stored, businessName: 'Rizq Kopi' }));
  expect(codes(await settle(gopal, version + 1, { businessName: 'Rizq Kopi' }))).toEqual([]);
});

test('the name of another vendor with additions or a typo is refused', async () => {
  const { newcomer, open, update } = await openVendorsApi();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah, { name: 'Kebun Utara', slug: 'kebun-utara' });
  const gopal = await newcomer('gopal@example.com');
  for (const name of ['Kebun Utara™', 'KebunUtaraMY', 'Kedai Rasmi Kebun Utara', 'Kehun Utara'])
    expect(codes(await open(gopal, { name, slug: 'kopi-gopal' })), name).toEqual([['CONFLICT', 'name']]);
  expect(codes(await open(gopal, { name: 'Kebun Selatan', slug: 'kebun-selatan' }))).toEqual([]);
  expect(codes(await update(farah, vendor!.version, { name: 'Kebun Utara Malaysia' }))).toEqual([]);
});

test('names that imitate another vendor or the marketplace with similar letters are refused', async () => {
  const { newcomer, open, settle } = await openVendorsApi();
  await open(await newcomer('farah@example.com'), { name: 'Kebun Utara', slug: 'kebun-utara' });
  const gopal = await newcomer('gopal@example.com');
  for (const name of ['ꓗꓰꓐꓴꓠ ꓴꓔꓮꓣꓮ', 'ᏦᎬᏴՍꓠ ՍᎢᎪᏒᎪ', '𝐊𝖾𝒃𝓾𝚗 𝖴𝗍𝖺𝗋𝖺', 'Kebun Utaꭈa'])
    expect(codes(await open(gopal, { name, slug: 'kopi-gopal' })), name).toEqual([['CONFLICT', 'name']]);
  for (const name of ['ꓣꓲꓜⵕ', 'Ꮢiᴢԛ']) expect(codes(await open(gopal, { name, slug: 'kopi-gopal' })), name).toEqual([['INVALID', 'name']]);
  const { vendor } = await open(gopal, { name: 'Kopi Gopal', slug: 'kopi-gopal' });
  expect(codes(await settle(gopal, vendor!.version, { businessName: 'ꓗꓰꓐꓴꓠ ꓴꓔꓮꓣꓮ' }))).toEqual([['CONFLICT', 'businessName']]);
  expect(codes(await settle(gopal, vendor!.version, { businessName: 'ꓣꓲꓜⵕ' }))).toEqual([['INVALID', 'businessName']]);
});

test('names in Malay, Chinese, Tamil, Arabic, Russian and Greek do not conflict', async () => {
  const { newcomer, open } = await openVendorsApi();
  const names = [
    'Kebun Utara',
    '茶王',
    '老王茶行',
    '老黄茶行',
    '北园',
    '豆腐',
    '土產店',
    'வடக்கு தோட்டம்',
    'حديقة الشمال',
    'Северный сад',
    'Мост',
    'Kedai Runcit Pak Ali',
    'Θάλασσα',
  ];
  for (const [at, name] of names.entries())
    expect(codes(await open(await newcomer(`owner${at}@example.com`), { name, slug: `shop-number-${at}` })), name).toEqual([]);
});
