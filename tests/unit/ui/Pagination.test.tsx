import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataPath } from '#client/config/links.ts';
import { Pagination, pageNumbers } from '#client/ui/navigation/Pagination.tsx';
import { renderUi } from '#tests/support/app/renderUi.tsx';

test('pagination marks only the link of the shown page as current', async () => {
  await renderUi(<Pagination page={2} pageCount={3} hrefFor={(page) => dataPath(`/faq?page=${page}`)} />);
  const links = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link');
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map(({ textContent }) => textContent)).toEqual(['2']);
});

describe('page numbers', () => {
  test('include all of a few pages', () => {
    expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  });

  test('include both neighbours of the current page and both ends', () => {
    expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  });

  test('never have a gap of a single page', () => {
    expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
  });

  test('always include the first, last and current page, in order and without duplicates', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pageCount, seed) => {
        const page = (seed % pageCount) + 1;
        const numbers = pageNumbers(page, pageCount).filter((number) => number !== null);
        expect(numbers).toContain(1);
        expect(numbers).toContain(page);
        expect(numbers).toContain(pageCount);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      }),
    );
  });
});
