import { describe, expect, test } from 'vitest';
import { isPathChange } from '#client/features/navigation/LoadingOverlay.tsx';

describe('isPathChange', () => {
  test('is false on the first load', () => {
    expect(isPathChange(null, '/cart')).toBe(false);
  });

  test('is false if the path stays the same', () => {
    expect(isPathChange('/rizq-marketplace', '/rizq-marketplace')).toBe(false);
  });

  test('ignores a trailing slash', () => {
    expect(isPathChange('/fashion-shop-left-sidebar-col-3', '/fashion-shop-left-sidebar-col-3/')).toBe(false);
  });

  test('is true for another path', () => {
    expect(isPathChange('/', '/cart')).toBe(true);
  });
});
