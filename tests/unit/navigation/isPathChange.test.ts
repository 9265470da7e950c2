import { describe, expect, test } from 'vitest';
import { isPathChange } from '#client/features/navigation/LoadingOverlay.tsx';

describe('what counts as a change of path', () => {
  test('the first load does not', () => {
    expect(isPathChange(null, '/cart')).toBe(false);
  });

  test('staying on the path does not, whatever the query says', () => {
    expect(isPathChange('/rizq-marketplace', '/rizq-marketplace')).toBe(false);
  });

  test('a trailing slash does not', () => {
    expect(isPathChange('/fashion-shop-left-sidebar-col-3', '/fashion-shop-left-sidebar-col-3/')).toBe(false);
  });

  test('another path does', () => {
    expect(isPathChange('/', '/cart')).toBe(true);
  });
});
