import { describe, expect, test } from 'vitest';
import { categoryPath, dataPath, listingPath, productPath, searchPath } from '#client/config/links.ts';

describe('the addresses of the client', () => {
  test('a category opens the marketplace with that filter', () => {
    expect(categoryPath('fresh-fruit')).toBe('/rizq-marketplace?category=fresh-fruit');
  });

  test('lists repeat their key and empty values are left out', () => {
    expect(listingPath({ category: ['cookies', 'snacks'], q: '', page: null, sale: true, stock: false })).toBe(
      '/rizq-marketplace?category=cookies&category=snacks&sale=1',
    );
  });

  test('whatever is searched for arrives as it was typed', () => {
    const words = 'susu & "beras" <script>é';
    expect(new URL(searchPath(words), 'http://shop.invalid').searchParams.get('q')).toBe(words);
  });

  test('a product stands under its slug with its choices', () => {
    expect(productPath('hoodie-plain', { size: 'M' })).toBe('/product/hoodie-plain?size=M');
  });

  test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', ''])(
    'a target in the data that leaves the shop ("%s") becomes the home page',
    (href) => {
      expect(dataPath(href)).toBe('/');
    },
  );

  test('a target in the data inside the marketplace is unchanged', () => {
    expect(dataPath('/rizq-marketplace?category=beverages')).toBe('/rizq-marketplace?category=beverages');
  });
});
