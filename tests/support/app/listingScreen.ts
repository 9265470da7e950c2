import { screen, within } from '@testing-library/react';

/* Finds parts of a rendered listing by label first, because a query by role over a whole listing is slow. */

export const filters = () => screen.getByLabelText('Filters', { selector: 'aside' });
export const chips = () => within(screen.getByLabelText('Chosen filters'));
export const findChips = async () => within(await screen.findByLabelText('Chosen filters'));
export const results = () => screen.getByText('Products', { selector: 'h2' });
export const cards = () => within(screen.getByLabelText('Products', { selector: 'ul' })).getAllByRole('article');
export const shownCount = () => Number(/(\d+) product/.exec(screen.getByText(/\d+ products? from \d+ shops?/).textContent)?.[1]);
