import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { checkoutVar } from '#client/state/checkout.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

describe('the mart', () => {
  test('has a shelf of products per category with links to it; a filter replaces the shelves with its results', async () => {
    const { address } = await renderApp('/rizq-mart');
    expect(within(screen.getByLabelText('Shelves')).getAllByRole('link')).toHaveLength(7);
    const shelf = screen.getByLabelText('Beverages', { selector: 'section' });
    expect(within(shelf).getAllByRole('article')).toHaveLength(6);
    expect(within(screen.getByLabelText('Shelves')).getByText('Beverages')).toHaveAttribute('href', '#shelf-beverages');
    const frozen = screen.getByLabelText('Frozen Food', { selector: 'section' });
    expect(within(frozen).getByText('All of Frozen Food')).toHaveAttribute('href', '/rizq-mart?category=frozen-food');
    expect(screen.queryByText('Buy again')).toBeNull();
    fireEvent.change(screen.getByLabelText('If sold out'), { target: { value: 'replace' } });
    expect(checkoutVar().draft['note']).toBe('If unavailable: replace with something similar.');
    fireEvent.click(screen.getByLabelText(/^Halal only, /));
    await waitFor(() => expect(address()).toBe('/rizq-mart?halal=1'));
    await waitFor(() => expect(screen.queryByLabelText('Beverages', { selector: 'section' })).toBeNull());
  });

  test('shows all products in one list instead of the shelves', async () => {
    const { address } = await renderApp('/rizq-mart');
    fireEvent.click(screen.getByText('All 39 products in one list'));
    await waitFor(() => expect(screen.queryByLabelText('Shelves')).toBeNull());
    expect(address()).toBe('/rizq-mart?all=1');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24));
  });

  test('loads its largest page size within the query limits of the server', async () => {
    await renderApp('/rizq-mart?all=1&per=48');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(39));
    expect(screen.queryByText('Failed to load products')).toBeNull();
  });

  test('shows the delivery time to the chosen state', async () => {
    await renderApp('/rizq-mart', { prefs: { state: 'SABAH' } });
    expect(await screen.findByText('To Sabah in 4 to 8 working days')).toBeVisible();
  });
});
