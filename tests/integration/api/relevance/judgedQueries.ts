import { everyTextOf } from '#schema/rules/localisedText.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';

/** Decides whether a product answers a query. */
export type Judge = (product: ProductDoc) => boolean;

/** A query with the products that answer it fully (grade 3) or partly (grade 1), judged by their titles and properties. */
export interface JudgedQuery {
  query: string;
  best: Judge;
  good: Judge;
}

const NONE: Judge = () => false;

/** Products with a title, in any language, that matches. */
const titled =
  (pattern: RegExp): Judge =>
  ({ title }) =>
    everyTextOf(title).some((text) => pattern.test(text));
const inCategory =
  (...slugs: string[]): Judge =>
  ({ category }) =>
    slugs.includes(category);
const tagged =
  (...tags: string[]): Judge =>
  (product) =>
    tags.some((tag) => product.tags.includes(tag));
const made =
  (material: string): Judge =>
  ({ attributes = {} }) =>
    (attributes['material'] ?? []).includes(material);
const both =
  (...judges: Judge[]): Judge =>
  (product) =>
    judges.every((judge) => judge(product));
const either =
  (...judges: Judge[]): Judge =>
  (product) =>
    judges.some((judge) => judge(product));
const halal: Judge = ({ halal: certificate }) => certificate !== null;
const under =
  (cents: number): Judge =>
  ({ priceCents }) =>
    priceCents <= cents;
const labelled =
  (key: string, ...values: string[]): Judge =>
  ({ options, weight }) =>
    (key === 'weight' && weight !== null && values.includes(weight)) ||
    options.some((option) => option.key === key && option.values.some(({ value }) => values.includes(value)));
const coloured =
  (...hexes: string[]): Judge =>
  (product) =>
    (product.color !== null && hexes.includes(product.color)) || labelled('color', ...hexes)(product);

const coffee = titled(/kopi o|coffee|咖啡乌/i);
const tea = titled(/\btea\b|\bteh\b|茶/i);
const rice = both(inCategory('rice-grains'), titled(/rice|beras|米/i));
const shirts = both(
  inCategory('mens-wear', 'womens-wear', 'unisex', 'casual', 'party-wear', 'sports'),
  titled(/\bshirt|kemeja|\btee\b|衬衫/i),
);
const chicken = titled(/chicken|ayam(?! kampung)|鸡(?!蛋)/i);
const bags = inCategory('bags');
const shoes = titled(/\bshoes?\b|kasut|鞋/i);
const milk = titled(/fresh farm milk|soy milk|susu segar|susu soya/i);
const scarves = titled(/tudung|scarf|selendang/i);
const perfume = inCategory('perfume');
const soap = titled(/\bsoap|sabun|皂/i);
const eggs = titled(/kampung eggs|telur ayam/i);
const mango = titled(/mango(?!steen)|mangga/i);
const dresses = titled(/\b(?:wrap|slip) dress|gown|gaun/i);
const belts = inCategory('belt');
const wallets = inCategory('wallet');
const glasses = inCategory('glasses');
const biscuits = inCategory('cookies');
const toys = inCategory('toys');
const sunglasses = titled(/sunglasses|cermin mata hitam/i);
const butter = titled(/unsalted butter|mentega tanpa/i);
const oil = titled(/coconut oil|minyak kelapa/i);
const batik = titled(/batik|峇迪/i);
const songket = either(titled(/songket|宋吉锦/i), made('songket'));
const gifts = tagged('gift');
const chips = titled(/kerepek|chips/i);
const juice = titled(/juice|\bjus\b/i);
const rendang = titled(/rendang/i);
const skirts = titled(/skirt|裙/i);
const branded =
  (slug: string): Judge =>
  ({ brand }) =>
    brand === slug;
const red = coloured('#c5301f', '#7a1f42');
const black = coloured('#3a393e');

const row = (query: string, best: Judge, good: Judge = NONE): JudgedQuery => ({ query, best, good });

/** Single words, several words, and what shoppers stumble over: plurals, typing errors, quantities, filters, missing words. */
export const JUDGED: readonly JudgedQuery[] = [
  // English
  row('coffee', coffee, inCategory('beverages')),
  row('tea', tea, inCategory('beverages')),
  row('rice', rice, inCategory('rice-grains')),
  row('milk', milk, inCategory('dairy')),
  row('eggs', eggs),
  row('mangoes', mango, inCategory('fresh-fruit', 'fruits')),
  row('dresses', dresses, inCategory('party-wear', 'womens-wear')),
  row('boxes', titled(/\bbox\b|kotak/i)),
  row('candies', titled(/gummies|gula-gula/i), tagged('sweet')),
  row('brushes', titled(/brush|berus/i)),
  row('scarves', scarves),
  row('sunglasses', sunglasses, glasses),
  row('perfume', perfume),
  row('toys for kids', both(toys, tagged('kids')), toys),
  row('halal frozen chicken', both(chicken, halal, tagged('frozen')), chicken),
  row('halal chicken', both(chicken, halal), chicken),
  row('basmati rice 5 kg', both(rice, labelled('weight', '5kg')), rice),
  row('rice 5kg', both(rice, labelled('weight', '5kg')), rice),
  row('rice 25kg', rice, inCategory('rice-grains')),
  row('shoes size 42', both(shoes, labelled('size', '42')), shoes),
  row('men running shoes black', titled(/running shoes/i), shoes),
  row('baby diapers size M', titled(/diaper|lampin/i), tagged('baby')),
  row('under 10 coffee', both(coffee, under(1000)), coffee),
  row('shirt under 30', both(shirts, under(3000)), shirts),
  row('pink tudung', both(titled(/tudung/i), coloured('#c98f7a')), scarves),
  row('red shirt', both(shirts, coloured('#c5301f', '#7a1f42')), shirts),
  row('leather bag', both(bags, made('leather')), either(bags, made('leather'))),
  row('cotton shirt size M', both(shirts, made('cotton'), labelled('size', 'M')), shirts),
  row('organic coffee', coffee, inCategory('beverages')),
  row('head scarf', titled(/tudung/i), scarves),
  row('water melon', titled(/watermelon/i), tagged('tropical')),
  row('tooth brush', titled(/toothbrush/i), inCategory('personal-care')),
  row('pine apple', titled(/pineapple|nanas/i)),
  row('dragonfruit', titled(/dragon fruit/i), tagged('tropical')),
  row('oil for cooking', oil, tagged('cooking')),
  row('bag for women', bags, inCategory('womens-wear')),
  row('coffee and tea', either(coffee, tea), inCategory('beverages')),
  row('chiken sausge', titled(/chicken sausage/i), chicken),
  row('buter cookies', titled(/butter cookies/i), biscuits),
  row('0.5 kg butter', butter, titled(/butter/i)),
  row('pack of 10 eggs', eggs),
  row(
    'snacks on sale',
    both(inCategory('snacks'), ({ wasPriceCents }) => wasPriceCents !== null),
    inCategory('snacks'),
  ),
  row('gift for baby', both(gifts, either(tagged('baby'), inCategory('baby-wear', 'baby-kids'))), gifts),
  row('songket belt', both(belts, songket), either(belts, songket)),
  row('gold ring', either(titled(/jade ring|cincin/i), titled(/gold/i)), inCategory('jewellery')),
  row('spicy chips', both(chips, tagged('spicy')), chips),
  row('natural shampoo', both(inCategory('shampoo'), tagged('natural')), inCategory('shampoo')),
  row('honey 250g', both(titled(/honey|madu/i), labelled('weight', '250g')), titled(/honey|madu/i)),
  row('milk', milk, inCategory('dairy')),
  row('milk 1 litre', both(milk, labelled('weight', '1L')), milk),
  row('perfume for men', perfume),
  row('kids shoes size 38', both(shoes, labelled('size', '38')), either(shoes, inCategory('baby-shoes'))),
  row('women shoes', shoes, inCategory('baby-shoes')),
  row('vegan snack', both(inCategory('snacks'), tagged('vegetarian')), inCategory('snacks')),
  row("women's wear black", both(inCategory('womens-wear'), black)),
  row('pelana wallet', both(wallets, branded('pelana')), wallets),
  // Malay
  row('kopi', coffee, inCategory('beverages')),
  row('teh', tea, inCategory('beverages')),
  row('susu', milk, inCategory('dairy')),
  row('beras', rice, inCategory('rice-grains')),
  row('beras 5 kg', both(rice, labelled('weight', '5kg')), rice),
  row('telur', eggs),
  row('mangga', mango, inCategory('fresh-fruit', 'fruits')),
  row('ayam halal', both(chicken, halal), chicken),
  row('ayam beku halal', both(chicken, halal, tagged('frozen')), chicken),
  row('kopi dan teh', either(coffee, tea), inCategory('beverages')),
  row('kopi bawah 20', both(coffee, under(2000)), coffee),
  row('beg kulit', both(bags, made('leather')), either(bags, made('leather'))),
  row('beg untuk wanita', bags, inCategory('womens-wear')),
  row('kasut saiz 42', both(shoes, labelled('size', '42')), shoes),
  row('tudung merah jambu', both(titled(/tudung/i), coloured('#c98f7a')), scarves),
  row('kemeja batik', both(shirts, batik), either(shirts, batik)),
  row('baju kurung', titled(/baju kurung/i), inCategory('womens-wear')),
  row('baju melayu', titled(/baju melayu/i), inCategory('mens-wear')),
  row('minyak wangi', perfume),
  row('minyak masak', oil, tagged('cooking')),
  row('hadiah', gifts),
  row('hadiah bayi', both(gifts, either(tagged('baby'), inCategory('baby-wear', 'baby-kids'))), gifts),
  row('hadiah untuk ibu', gifts),
  row('sambal tumis', titled(/sambal tumis/i), tagged('spicy')),
  row('smbal', titled(/sambal/i)),
  row('rendang', rendang),
  row('rendang ayam', rendang, chicken),
  row('biskut mentega', titled(/biskut mentega/i), biscuits),
  row('kerepek pedas', both(chips, tagged('spicy')), chips),
  row('ikan segar', titled(/ikan kembung/i), inCategory('seafood')),
  row('udang', titled(/udang|prawn/i), inCategory('seafood')),
  row('sabun organik', soap, inCategory('personal-care')),
  row('dompet kulit', both(wallets, made('leather')), wallets),
  row('tali pinggang', belts),
  row('cermin mata hitam', sunglasses, glasses),
  row('mainan kayu', both(toys, made('wood')), toys),
  row('lampin bayi', titled(/lampin|diaper/i), tagged('baby')),
  row('jus limau', titled(/jus limau/i), juice),
  row('kopi songket', either(coffee, songket)),
  row('mentega 250g', butter, titled(/mentega/i)),
  row('berus gigi buluh', titled(/bamboo toothbrush/i), titled(/brush|berus/i)),
  row('tudung merah', both(titled(/tudung/i), red), scarves),
  row('minyak wangi lelaki', perfume),
  row('kasut bayi merah', inCategory('baby-shoes'), shoes),
  row('Pelana dompet', both(wallets, branded('pelana')), wallets),
  // Chinese
  row('咖啡', coffee, inCategory('beverages')),
  row('茶', tea, inCategory('beverages')),
  row('牛奶', milk, inCategory('dairy')),
  row('鸡蛋', eggs),
  row('鸡肉', chicken),
  row('雞肉', chicken),
  row('清真鸡肉', both(chicken, halal), chicken),
  row('米', rice, inCategory('rice-grains')),
  row('糙米', titled(/糙米/), rice),
  row('有机糙米', titled(/糙米/), rice),
  row('半公斤 咖啡', coffee),
  row('20元以下的咖啡', both(coffee, under(2000)), coffee),
  row('紅茶', titled(/红茶/), tea),
  row('醬油', titled(/酱油/), inCategory('foods')),
  row('榴莲', titled(/durian|榴莲/i)),
  row('香芒', mango, inCategory('fresh-fruit', 'fruits')),
  row('红色衬衫', both(shirts, coloured('#c5301f', '#7a1f42')), shirts),
  row('皮革包包', both(bags, made('leather')), either(bags, made('leather'))),
  row('42码鞋子', both(shoes, labelled('size', '42')), shoes),
  row('头巾', scarves),
  row('香水', perfume),
  row('礼物', gifts),
  row('儿童玩具', both(toys, tagged('kids')), toys),
  row('咖啡和茶', either(coffee, tea), inCategory('beverages')),
  row('峇迪衬衫', both(shirts, batik), either(shirts, batik)),
  row('黑色皮带', both(belts, coloured('#3a393e')), belts),
  row('钱包', wallets),
  row('牛奶', milk, inCategory('dairy')),
  row('辣木薯片', titled(/木薯片/), chips),
  row('椰漿飯', titled(/椰浆饭/), inCategory('fastfood')),
  row('牙刷', titled(/牙刷/), inCategory('personal-care')),
  row('红色裙子', both(either(dresses, skirts), red)),
  row('黑色女装', both(inCategory('womens-wear'), black)),
  row('Pelana 钱包', both(wallets, branded('pelana')), wallets),
  row('手工皂', titled(/手工皂/), soap),
];
