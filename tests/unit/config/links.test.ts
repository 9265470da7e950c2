import { describe, expect, test } from 'vitest';
import { categoryPath, dataPath, listingPath, productPath, searchPath } from '#client/config/links.ts';

describe('client URLs', () => {
  test('a category link opens the marketplace listing filtered by the category', () => {
    expect(categoryPath('fresh-fruit')).toBe('/rizq-marketplace?category=fresh-fruit');
  });

  test('a listing URL repeats a parameter for each value and omits empty values', () => {
    expect(listingPath({ category: ['cookies', 'snacks'], q: '', page: null, sale: true, stock: false })).toBe(
      '/rizq-marketplace?category=cookies&category=snacks&sale=1',
    );
  });

  test('a search URL preserves the typed text, including special characters', () => {
    const words = 'susu & "beras" <script>é';
    expect(new URL(searchPath(words), 'http://shop.invalid').searchParams.get('q')).toBe(words);
  });

  test('a product URL contains the slug and the chosen options', () => {
    expect(productPath('hoodie-plain', { size: 'M' })).toBe('/product/hoodie-plain?size=M');
  });

  test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', ''])(
    'an external link in stored data ("%s") is replaced by the home page',
    (href) => {
      expect(dataPath(href)).toBe('/');
    },
  );

  test('an internal link in stored data is unchanged', () => {
    expect(dataPath('/rizq-marketplace?category=beverages')).toBe('/rizq-marketplace?category=beverages');
  });
});
