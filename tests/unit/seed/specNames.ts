/** Category names of the specification (§3), copied; `jewelry` of the fashion filter is jewellery here. */
export const SPEC_CATEGORIES = [
  'Dried Fruit',
  'Cookies',
  'Foods',
  'Fresh Fruit',
  'Tuber root',
  'Vegetables',
  'Snacks',
  "men's wear",
  "women's wear",
  'Baby Wear',
  'Winter Wear',
  'unisex',
  'Sports',
  'party wear',
  'Casual',
  'Baby shoes',
  'wallet',
  'Belt',
  'perfume',
  'shampoo',
  'Body Lotion',
  'jewellery',
  'Lipstick',
  'makeup kit',
  'Clothes',
  'Fruits',
  'Dairy',
  'Seafood',
  'Fastfood',
  'Toys',
  'Bags',
  'glasses',
  'Rice & Grains',
  'Frozen Food',
  'Beverages',
  'Cleaning Supplies',
  'Personal Care',
  'Baby & Kids',
  'Halal Essentials',
] as const;

/** The four groups of the desktop category menu (§2). */
export const SPEC_GROUPS = ['Dairy & Bakery', 'Fruits & Vegetable', 'Snack & Spice', 'Juice & Drinks'] as const;

/** Lists that are read by key (§7). */
export const SPEC_LISTS = [
  'shopcategory',
  'fashiondeal',
  'fashionclothes',
  'fashionbrand',
  'fashionfootwear',
  'fashionaccessories',
] as const;

/** Discount badges of the tiles (§9). */
export const SPEC_BADGES = ['30%', '15%', '10%', '5%', '20%'] as const;
