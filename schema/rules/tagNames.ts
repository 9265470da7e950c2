type Name = Readonly<{ en: string; ms: string }>;

/** Display names of tags by slug. */
const TAG_NAMES: Readonly<Record<string, Name>> = {
  baby: { en: 'Baby', ms: 'Bayi' },
  baking: { en: 'Baking', ms: 'Membakar kek' },
  batik: { en: 'Batik', ms: 'Batik' },
  breakfast: { en: 'Breakfast', ms: 'Sarapan' },
  chilled: { en: 'Chilled', ms: 'Dingin' },
  cooking: { en: 'Cooking', ms: 'Memasak' },
  cotton: { en: 'Cotton', ms: 'Kapas' },
  curry: { en: 'Curry', ms: 'Kari' },
  everyday: { en: 'Everyday', ms: 'Harian' },
  family: { en: 'Family', ms: 'Keluarga' },
  festive: { en: 'Festive', ms: 'Perayaan' },
  formal: { en: 'Formal', ms: 'Formal' },
  fragrance: { en: 'Fragrance', ms: 'Wangian' },
  fresh: { en: 'Fresh', ms: 'Segar' },
  frozen: { en: 'Frozen', ms: 'Sejuk beku' },
  gift: { en: 'Gift', ms: 'Hadiah' },
  gold: { en: 'Gold', ms: 'Emas' },
  handmade: { en: 'Handmade', ms: 'Buatan tangan' },
  kids: { en: 'Kids', ms: 'Kanak-kanak' },
  leather: { en: 'Leather', ms: 'Kulit' },
  linen: { en: 'Linen', ms: 'Linen' },
  local: { en: 'Local', ms: 'Tempatan' },
  natural: { en: 'Natural', ms: 'Semula jadi' },
  office: { en: 'Office', ms: 'Pejabat' },
  outdoor: { en: 'Outdoor', ms: 'Luar rumah' },
  'plastic-free': { en: 'Plastic-free', ms: 'Tanpa plastik' },
  raya: { en: 'Raya', ms: 'Raya' },
  'ready-to-eat': { en: 'Ready to eat', ms: 'Sedia dimakan' },
  refill: { en: 'Refill', ms: 'Isi semula' },
  savoury: { en: 'Savoury', ms: 'Masin' },
  seasonal: { en: 'Seasonal', ms: 'Bermusim' },
  silver: { en: 'Silver', ms: 'Perak' },
  snack: { en: 'Snack', ms: 'Kudapan' },
  songket: { en: 'Songket', ms: 'Songket' },
  spicy: { en: 'Spicy', ms: 'Pedas' },
  sweet: { en: 'Sweet', ms: 'Manis' },
  'tea-time': { en: 'Tea time', ms: 'Minum petang' },
  training: { en: 'Training', ms: 'Latihan' },
  travel: { en: 'Travel', ms: 'Perjalanan' },
  tropical: { en: 'Tropical', ms: 'Tropika' },
  vegetarian: { en: 'Vegetarian', ms: 'Vegetarian' },
  wooden: { en: 'Wooden', ms: 'Kayu' },
  wool: { en: 'Wool', ms: 'Bulu biri-biri' },
  woven: { en: 'Woven', ms: 'Anyaman' },
};

/** The name of a tag in both languages; unnamed tags fall back to their slug. */
export function tagName(slug: string): Name {
  return nameOfTag(slug) ?? { en: sentence(slug), ms: sentence(slug) };
}

/** Own properties only: slugs come from URLs and must not reach the prototype. */
export function nameOfTag(slug: string): Name | undefined {
  return Object.hasOwn(TAG_NAMES, slug) ? TAG_NAMES[slug] : undefined;
}

/** "new-arrival" becomes "New arrival". */
function sentence(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
