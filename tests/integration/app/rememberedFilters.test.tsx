import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'msw';
import { describe, expect, test } from 'vitest';
import { filterVar } from '#client/state/filter.ts';
import { apiServer } from '#tests/support/app/apiServer.ts';
import { chips, filters } from '#tests/support/app/listingScreen.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

const storedFilter = (part: object) => JSON.stringify({ ...filterVar.initial, ...part });

describe('stored filters', () => {
  test('are restored if the URL has none, with a notice and a button to clear them', async () => {
    const { user, address } = await renderApp('/rizq-marketplace', {
      storage: { filter: storedFilter({ selectedBrands: ['kebun-utara'], MaxPrice: 20 }) },
    });
    expect(await screen.findByText('Filters from your last visit')).toBeVisible();
    expect(address()).toBe('/rizq-marketplace?brand=kebun-utara&max=20');
    await user.click(chips().getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(screen.queryByText('Filters from your last visit')).toBeNull());
    await waitFor(() => expect(address()).toBe('/rizq-marketplace'));
    await waitFor(() => expect(filterVar().selectedBrands).toEqual([]));
  });

  test('are applied before the listing is fetched', async () => {
    const { navigate, address } = await renderApp('/not-found', {
      storage: { filter: storedFilter({ selectedBrands: ['kebun-utara'] }) },
    });
    const brands: unknown[] = [];
    apiServer.use(
      graphql.query<Record<string, unknown>, { filter?: { brand?: unknown } }>('ListingPage', ({ variables }) => {
        brands.push(variables.filter?.brand);
        return undefined;
      }),
    );
    await act(() => navigate('/rizq-marketplace'));
    expect(await screen.findByText('Filters from your last visit')).toBeVisible();
    expect(address()).toBe('/rizq-marketplace?brand=kebun-utara');
    expect(brands).toEqual([['kebun-utara']]);
  });

  test('are overridden by filters in the URL', async () => {
    const { address } = await renderApp('/rizq-marketplace?category=snacks', {
      storage: { filter: storedFilter({ selectedBrands: ['kebun-utara'] }) },
    });
    await waitFor(() => expect(filterVar()).toMatchObject({ selectedCategory: ['snacks'], selectedBrands: [] }));
    expect(address()).toBe('/rizq-marketplace?category=snacks');
  });

  test('lose only their category on a change of route', async () => {
    const { navigate, address } = await renderApp('/rizq-marketplace?category=vegetables&brand=bukit-embun');
    await waitFor(() => expect(filterVar().selectedCategory).toEqual(['vegetables']));
    await act(() => navigate('/not-found'));
    await waitFor(() => expect(filterVar().selectedCategory).toEqual([]));
    await act(() => navigate('/rizq-marketplace'));
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?brand=bukit-embun'));
    expect(await screen.findByText('Filters from your last visit')).toBeVisible();
  });

  test('take the category of the new URL after a change of route', async () => {
    const { navigate } = await renderApp('/rizq-marketplace?category=vegetables');
    await waitFor(() => expect(filterVar().selectedCategory).toEqual(['vegetables']));
    await act(() => navigate('/shop-full-width-col-4?category=snacks'));
    await waitFor(() => expect(filterVar().selectedCategory).toEqual(['snacks']));
  });

  test('are not restored by Back', async () => {
    const { user, navigate, address } = await renderApp('/rizq-marketplace');
    await user.click(within(filters()).getByRole('checkbox', { name: /^In stock/ }));
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?stock=1'));
    await act(() => navigate(-1));
    await waitFor(() => expect(address()).toBe('/rizq-marketplace'));
    expect(filterVar().selectedCategory).toEqual([]);
  });

  test('are ignored if storage is corrupt', async () => {
    const { address } = await renderApp('/rizq-marketplace', { storage: { filter: '{"selectedBrands":' } });
    expect(await screen.findByText(/^Showing 1–24 of/)).toBeVisible();
    expect(address()).toBe('/rizq-marketplace');
  });
});
