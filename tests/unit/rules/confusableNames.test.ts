import { describe, expect, test } from 'vitest';
import { isConfusable } from '#schema/rules/confusableNames.ts';
import { isMarketName } from '#schema/rules/vendorNames.ts';
import { buildCatalogue } from '#seed/buildCatalogue.ts';

describe('with an existing vendor "Kebun Utara", the vendor name', () => {
  test.each([
    ...[
      'Kebun Utara™',
      'Kebun Utara®',
      'Ƙebun Utara',
      'ᴋebun Uтara',
      'Kebun Utarɑ',
      'Kebun Utara KL',
      'Kebun Utara 2',
      'Kebun Utara 1',
      'KebunUtara2',
      'Kebun Utara II',
    ],
    ...[
      'KebunUtaraMY',
      'KebunUtara.my',
      'KebunUtaraOfficial',
      'Kebun Utara Official Store KL',
      'Kedai Rasmi Kebun Utara',
      'Official Shop Kebun Utara',
    ],
    ...[
      'Kehun Utara',
      'Kebun Utar',
      'Kebun Utaraa',
      'Kebnu Utara',
      'Kebun Utarah',
      'Kebun Utara Sdn. Bhd.',
      'Kebun Utara Genuine',
      'Real Kebun Utara',
    ],
    ...['Kebun Utara Holdings', 'Kebun Utara - HQ', 'kebun_utara', 'Kebun\u200bUtara', 'Kebun Utara 官方旗舰店', 'KEBUN UTARA CAWANGAN PJ'],
  ])('%s is rejected as confusable', (name) => {
    expect(isConfusable(name, 'Kebun Utara')).toBe(true);
  });

  test.each([
    ...[
      'Kebun Selatan',
      'Kebun Utama',
      'Kebun',
      'Utara',
      'Utara Mart',
      'Kebun Utara Organik',
      'Kebun Pak Utara',
      'Kedai Utara',
      'Taman Utara',
    ],
    ...['Κήπος Βορράς', 'Северный сад', '北园', '北方农场', 'வடக்கு தோட்டம்', 'حديقة الشمال', '.NET Solutions', 'A&W'],
  ])('%s is accepted', (name) => {
    expect(isConfusable(name, 'Kebun Utara')).toBe(false);
  });
});

test.each([
  ['茶王官方店', '茶王'],
  ['老王商店', '老王'],
  ['Θάλασσα', 'Θαλασσα'],
  ['Warung Aisyaah', 'Warung Aisyah'],
])('the vendor name %s is rejected as confusable with %s', (name, existing) => {
  expect(isConfusable(name, existing)).toBe(true);
});

test.each([
  ['Kopi Ball', 'Kopi Bali'],
  ['Warung Pak Adi', 'Warung Pak Ali'],
  ['Ali Mart', 'Ali'],
  ['Kedai 2', 'Kedai 1'],
  ['Kedai 2', 'Kedai'],
  ['Kedai Kopi 1', 'Kedai Kopi 12'],
  ['Kedai Kopi 2', 'Kedai Kopi 24'],
  ['Kedai Kopi 3', 'Kedai Kopi 4'],
  ['Kedai Kopi', 'Kopi'],
  ['茶王子', '茶王'],
  ['老黄茶行', '老王茶行'],
  ['Нева', 'Волга'],
  ['சென்னை', 'மதுரை'],
  ['Batik Terengganu', 'Batik Kelantan'],
  ['Kuih Nyonya Melaka', 'Kuih Nyonya'],
])('the vendor name %s is accepted next to %s', (name, existing) => {
  expect(isConfusable(name, existing)).toBe(false);
});

test('no two vendors of the sample data have confusable names', () => {
  const names = buildCatalogue().vendors.map(({ name }) => name);
  const pairs = names.flatMap((name, at) => names.slice(at + 1).flatMap((other) => (isConfusable(name, other) ? [[name, other]] : [])));
  expect(pairs).toEqual([]);
});

describe('the vendor name', () => {
  test.each([
    ...[
      'Rizqq',
      'Rriizzq',
      'R1zqq',
      'Marketplace Support',
      'Pasukan Sokongan',
      'Pusat Bantuan',
      'Official Support Team',
      'Customer Support Centre',
    ],
    ...['Rizq Marketplace Sdn Bhd', 'Rizq™', '客服', '官方客服', '平台客服中心', 'Verified Seller', 'Kaunter Bantuan Pelanggan'],
  ])('%s is reserved for the marketplace', (name) => {
    expect(isMarketName(name)).toBe(true);
  });

  test.each([
    ...[
      'Rizqi Batik',
      'Rizqa',
      'Kedai Bantuan Nelayan',
      'Support Bras by Mimi',
      'Pusat Buku',
      'Team Sukan',
      'Security Shop',
      'Help House Cleaning',
    ],
    ...['Северный сад', 'Θάλασσα', '客家小厨', 'வடக்கு', '.NET', 'The Shop', 'Vendor Kopi'],
  ])('%s is not reserved', (name) => {
    expect(isMarketName(name)).toBe(false);
  });
});
