import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'msw';
import { expect, test } from 'vitest';
import { type ListingPageQueryVariables, ListingPageDocument } from '#client/pages/listing/ListingPage.generated.ts';
import { apiServer } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

const filters = () => within(screen.getByLabelText('Filters', { selector: 'aside' }));
const box = (name: RegExp) => filters().getByLabelText(name);
const promisedBy = (element: HTMLElement) => Number(/(\d+) products?$/.exec(element.getAttribute('aria-label') ?? '')?.[1]);
const list = () => screen.getByLabelText('Products', { selector: 'ul' });
const titles = () =>
  within(list())
    .getAllByRole('article')
    .map((card) => card.textContent);
const isDimmed = () => list().closest('[aria-busy]') !== null;
const count = (total: number) => new RegExp(`^${total} products? from`);

/** Holds back the responses to matching listings until they are released. */
function holdBack(isMeant: (filter: NonNullable<ListingPageQueryVariables['filter']>) => boolean) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const state = { requested: 0, responses: 0, release: () => release() };
  apiServer.use(
    graphql.query(ListingPageDocument, async ({ variables }) => {
      if (!isMeant(variables.filter ?? {})) return undefined;
      state.requested += 1;
      await held;
      state.responses += 1;
      return undefined;
    }),
  );
  return state;
}

test('a pressed filter is checked and has a chip immediately; the old products stay, dimmed, until the new ones have loaded', async () => {
  await renderApp('/rizq-marketplace');
  const held = holdBack(({ category }) => category?.length === 1);
  const before = titles();
  const promised = promisedBy(box(/^Vegetables, /));
  fireEvent.click(box(/^Vegetables, /));
  await waitFor(() => expect(box(/^Vegetables, /)).toBeChecked());
  expect(within(screen.getByLabelText('Chosen filters')).getByText('Vegetables')).toBeVisible();
  expect(titles()).toEqual(before);
  expect(isDimmed()).toBe(true);
  expect(screen.queryByText(`${promised} products`, { selector: '[role=status] *' })).toBeNull();
  await act(async () => held.release());
  expect(await screen.findByText(count(promised))).toBeVisible();
  expect(isDimmed()).toBe(false);
  expect(await screen.findByText(`${promised} products`, { selector: '[role=status] *' })).toBeInTheDocument();
});

test('the later of two filter changes wins, even if the response to the first arrives last; Back undoes it', async () => {
  const { address, navigate } = await renderApp('/rizq-marketplace');
  const all = titles();
  const held = holdBack(({ halal, category }) => halal === true && category == null);
  fireEvent.click(box(/^Halal certified, /));
  await waitFor(() => expect(held.requested).toBe(1));
  fireEvent.click(box(/^Snacks, /));
  await waitFor(() => expect(address()).toBe('/rizq-marketplace?category=snacks&halal=1'));
  await waitFor(() => expect(titles()).not.toEqual(all));
  const shown = titles();
  await act(async () => held.release());
  await waitFor(() => expect(held.responses).toBe(1));
  expect(titles()).toEqual(shown);
  expect(address()).toBe('/rizq-marketplace?category=snacks&halal=1');
  await act(() => navigate(-1));
  await waitFor(() => expect(titles()).toEqual(all));
  expect(box(/^Snacks, /)).not.toBeChecked();
});
