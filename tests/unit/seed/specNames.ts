/** Category names copied from the specification (§3). The fashion filter's `jewelry` is called jewellery here. */
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

/** The four groups in the desktop category menu (§2). */
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

/** The tiles' discount badges (§9). */
export const SPEC_BADGES = ['30%', '15%', '10%', '5%', '20%'] as const;
