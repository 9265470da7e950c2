/** Folders of the pages to look around and to buy on. Code and messages that only others need do not come with these. */
const SHOPPING_PAGES: readonly string[] = ['home', 'fashionHome', 'dropHome', 'listing', 'product', 'cart'];

export function isForShopping(page: string): boolean {
  return SHOPPING_PAGES.includes(page);
}
