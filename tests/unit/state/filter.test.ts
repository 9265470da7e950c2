import { beforeEach, expect, test } from 'vitest';
import * as filter from '#client/state/filter.ts';

beforeEach(() => {
  filter.clearFilter();
});

test('the stored filter has exactly the fields of the specification with their defaults', () => {
  expect(filter.filterVar()).toEqual({
    selectedCategory: [],
    selectedWeight: [],
    minPrice: 0,
    maxPrice: 250,
    range: { min: 0, max: 250 },
    sortOption: '',
    searchTerm: '',
    MinPrice: 0,
    MaxPrice: null,
    selectedBrands: [],
    selectedColor: [],
    selectedTags: [],
  });
});

test('setPriceRange sets minPrice, maxPrice and range together', () => {
  filter.setPriceRange(20, 120);
  expect(filter.filterVar()).toMatchObject({ minPrice: 20, maxPrice: 120, range: { min: 20, max: 120 }, MinPrice: 0, MaxPrice: null });
});

test('setFilter changes one field and leaves the others unchanged', () => {
  filter.setFilter('selectedCategory', ['snacks']);
  filter.setFilter('selectedWeight', ['500g']);
  filter.setFilter('sortOption', 'price-asc');
  filter.setFilter('searchTerm', 'kopi');
  filter.setFilter('MinPrice', 50);
  filter.setFilter('MaxPrice', 99.99);
  filter.setFilter('selectedBrands', ['kebun-utara']);
  filter.setFilter('selectedColor', ['#7a1f42']);
  filter.setFilter('selectedTags', ['fresh']);
  expect(filter.filterVar()).toEqual({
    selectedCategory: ['snacks'],
    selectedWeight: ['500g'],
    minPrice: 0,
    maxPrice: 250,
    range: { min: 0, max: 250 },
    sortOption: 'price-asc',
    searchTerm: 'kopi',
    MinPrice: 50,
    MaxPrice: 99.99,
    selectedBrands: ['kebun-utara'],
    selectedColor: ['#7a1f42'],
    selectedTags: ['fresh'],
  });
});
