import { beforeEach, expect, test } from 'vitest';
import * as filter from '#client/state/filter.ts';

beforeEach(() => {
  filter.clearFilter();
});

test('the filter holds exactly the fields of the specification with their defaults', () => {
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

test('the price range setter sets minPrice and maxPrice together', () => {
  filter.setPriceRange(20, 120);
  expect(filter.filterVar()).toMatchObject({ minPrice: 20, maxPrice: 120, range: { min: 20, max: 120 }, MinPrice: 0, MaxPrice: null });
});

test('each field has a setter that leaves the others alone', () => {
  filter.setSelectedCategory(['snacks']);
  filter.setSelectedWeight(['500g']);
  filter.setSortOption('price-asc');
  filter.setSearchTerm('kopi');
  filter.setMinPrice(50);
  filter.setMaxPrice(99.99);
  filter.setSelectedBrands(['kebun-utara']);
  filter.setSelectedColor(['#7a1f42']);
  filter.setSelectedTags(['fresh']);
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
