import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { checkoutVar } from '#client/state/checkout.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

describe('the mart', () => {
  test('has a shelf of products per category with links to it; a filter replaces the shelves with its results', async () => {
    const { address } = await renderApp('/rizq-mart?per=12');
    expect(within(screen.getByLabelText('Mart categories')).getAllByRole('link')).toHaveLength(7);
    const shelf = screen.getByLabelText('Beverages', { selector: 'section' });
    expect(within(shelf).getAllByRole('article')).toHaveLength(5);
    expect(within(screen.getByLabelText('Shelves')).getByText('Beverages')).toHaveAttribute('href', '#shelf-beverages');
    expect(screen.queryByText('Buy again')).toBeNull();
    fireEvent.click(screen.getByLabelText('Replace it'));
    expect(checkoutVar().draft['note']).toBe('If unavailable: replace with something similar.');
    fireEvent.click(screen.getByLabelText(/^Halal certified only, /));
    await waitFor(() => expect(address()).toBe('/rizq-mart?halal=1&per=12'));
    await waitFor(() => expect(screen.queryByLabelText('Beverages', { selector: 'section' })).toBeNull());
  });

  test('loads its largest page size within the query limits of the server', async () => {
    await renderApp('/rizq-mart?per=48');
    expect(await screen.findByLabelText('Mart categories')).toBeVisible();
    expect(screen.queryByText('Failed to load products')).toBeNull();
  });

  test('shows the delivery time to the chosen state', async () => {
    await renderApp('/rizq-mart', { prefs: { state: 'SABAH' } });
    expect(await screen.findByText('To Sabah in 4 to 8 working days')).toBeVisible();
  });
});
