import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'msw';
import { describe, expect, test } from 'vitest';
import { filterVar } from '#client/state/filter.ts';
import { searchesVar } from '#client/state/searches.ts';
import { SearchPopupDocument } from '#client/features/search/SearchPopup.generated.ts';
import { apiServer } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

const box = () => screen.getByRole('combobox', { name: 'Search products, brands and sellers' });
/** Waits until the combobox is marked as expanded, which happens a moment after its options are rendered. Only then does it handle keys. */
const isSteered = () => waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'true'));
const options = () => within(screen.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('option');
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

test('an empty search field shows the search history and popular searches; a search can be deleted', async () => {
  const { user } = await renderApp('/not-found', { storage: { 'persist:searches': JSON.stringify({ terms: ['kaya', 'batik'] }) } });
  await user.click(box());
  await screen.findByRole('group', { name: 'Popular searches' });
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  const recent = within(screen.getByRole('group', { name: 'Your last searches' }));
  expect(recent.getAllByRole('option').map((one) => one.textContent)).toEqual(['kaya', 'batik']);
  // Popular searches do not include those already in the search history.
  expect(options().filter((one) => one.textContent === 'batik')).toHaveLength(1);
  await user.keyboard('{ArrowDown}{Delete}');
  await waitFor(() => expect(searchesVar().terms).toEqual(['batik']));
});

test('a search field with text shows at most eight suggestions, which can be selected with the keyboard', async () => {
  const { user, address } = await renderApp('/not-found');
  await user.type(box(), 'sam');
  await waitFor(() => expect(options()[0]).toHaveTextContent('sambal'));
  await isSteered();
  expect(options().length).toBeLessThanOrEqual(8);
  expect(within(options()[0]!).getByText('bal').tagName).toBe('B');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(options()[0]);
  expect(options()[0]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{End}');
  expect(active()).toBe(options().at(-1));
  await user.keyboard('{Home}{ArrowUp}');
  expect(active()).toBeNull();
  expect(box()).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/shop-full-width-col-4?q=sambal'));
  expect(box()).toHaveValue('sambal');
  expect(searchesVar().terms[0]).toBe('sambal');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('arrow keys and Enter do not select a suggestion or search while an input method is composing', async () => {
  const { user, address } = await renderApp('/not-found');
  await user.type(box(), 'sam');
  await isSteered();
  // Key events as browsers on macOS send them. Safari ends the composition before its last key event.
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const key of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(box(), { key, ...composing });
  }
  expect(active()).toBeNull();
  expect(box()).toHaveValue('sam');
  expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  expect(address()).toBe('/not-found');
});

test('a suggested product names the pack of its price, and opens with the pack that the search names', async () => {
  const { user, address } = await renderApp('/not-found');
  await user.type(box(), 'brown rice 5 kg');
  await user.click(await screen.findByRole('option', { name: /^Brown rice.*5 kg/ }));
  await waitFor(() => expect(address()).toBe('/product/brown-rice?weight=5kg'));
});

test('a suggested product links to its page; Escape first closes the suggestions, then empties the field', async () => {
  const { user, address } = await renderApp('/not-found');
  await user.type(box(), 'rambutan');
  await screen.findByRole('group', { name: 'Products' });
  await isSteered();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveValue('rambutan');
  await user.keyboard('{Escape}');
  expect(box()).toHaveValue('');
  await user.type(box(), 'rambutan');
  await user.click(await screen.findByRole('option', { name: /Rambutan on the stem/ }));
  await waitFor(() => expect(address()).toBe('/product/rambutan-bunch'));
});

test('a suggested seller links to its shop', async () => {
  const { user, address } = await renderApp('/not-found');
  await user.type(box(), 'seri tenun');
  await user.click(await screen.findByRole('option', { name: /^Seri Tenun/ }));
  await waitFor(() => expect(address()).toBe('/shop/seri-tenun'));
});

test('a seller whose full name is typed is suggested first', async () => {
  const { user } = await renderApp('/not-found');
  await user.type(box(), 'Seri tenun');
  await screen.findByRole('group', { name: 'Sellers' });
  await waitFor(() => expect(options()[0]).toHaveTextContent('Seri Tenun'));
  expect(options().length).toBeGreaterThan(1);
});

test('a search field without suggestions shows a message, advice and popular searches', async () => {
  const { user, address } = await renderApp('/not-found');
  await user.type(box(), 'qxzwv');
  expect(await screen.findByText('No suggestions for “qxzwv”.')).toBeVisible();
  expect(screen.getByText(/Check the spelling/)).toBeVisible();
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  const first = within(screen.getByRole('group', { name: 'Popular searches' })).getAllByRole('option')[0]!;
  const words = first.textContent;
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe(`/shop-full-width-col-4?q=${encodeURIComponent(words).replaceAll('%20', '+')}`));
});

test('a search for spaces opens all products and clears the field', async () => {
  const { user, address } = await renderApp('/not-found');
  await user.type(box(), '   {Enter}');
  await waitFor(() => expect(address()).toBe('/shop-full-width-col-4'));
  expect(box()).toHaveValue('');
  expect(searchesVar().terms).toEqual([]);
});

test('a search without results is not added to the history', async () => {
  const { user } = await renderApp('/not-found', { storage: { 'persist:searches': JSON.stringify({ terms: ['kaya'] }) } });
  await user.type(box(), 'xqzwv{Enter}');
  await screen.findByText('No results for “xqzwv”');
  await waitFor(() => expect(searchesVar().terms).toEqual(['kaya']));
});

test('a late response to an earlier search text does not replace newer suggestions', async () => {
  const { user } = await renderApp('/not-found');
  let release = () => {};
  const late = new Promise<void>((resolve) => (release = resolve));
  const requested: string[] = [];
  const received: string[] = [];
  apiServer.use(
    graphql.query(SearchPopupDocument, async ({ variables }) => {
      requested.push(variables.query);
      if (variables.query === 'sam') await late;
      received.push(variables.query);
      return undefined;
    }),
  );
  await user.type(box(), 'sam');
  await waitFor(() => expect(requested).toContain('sam'));
  await user.clear(box());
  await user.type(box(), 'rambutan');
  await screen.findByRole('option', { name: /Rambutan on the stem/ });
  release();
  await waitFor(() => expect(received).toContain('sam'));
  expect(screen.getByRole('option', { name: /Rambutan on the stem/ })).toBeVisible();
  expect(screen.queryByText('sambal')).toBeNull();
});

test('matches are marked in suggestions and in the titles of search results', async () => {
  const { user } = await renderApp('/shop-full-width-col-4?q=ramb');
  const results = await screen.findByRole('list', { name: 'Products' });
  expect(within(results).getAllByText('Ramb', { selector: 'mark' })[0]).toBeVisible();
  await user.clear(box());
  await user.type(box(), 'rambutan');
  const option = await screen.findByRole('option', { name: /Rambutan on the stem/ });
  expect(within(option).getByText('Rambutan', { selector: 'mark' })).toBeVisible();
});

test('a corrected search shows the correction and alternatives', async () => {
  const { user, address } = await renderApp('/shop-full-width-col-4?q=manggo');
  const taken = await screen.findByRole('link', { name: 'mangga' });
  expect(taken.closest('p')).toHaveTextContent('No results for “manggo”. Showing results for “mangga”.');
  expect(taken).toHaveAttribute('href', '/shop-full-width-col-4?q=mangga');
  await user.click(screen.getByRole('link', { name: 'mango' }));
  await waitFor(() => expect(address()).toBe('/shop-full-width-col-4?q=mango'));
});

describe('a search', () => {
  test('stores its text as a filter and opens the results', async () => {
    const { user, address } = await renderApp('/rizq-marketplace');
    await user.keyboard('/');
    const box = screen.getByRole('combobox', { name: 'Search products, brands and sellers' });
    expect(box).toHaveFocus();
    await user.type(box, 'kopi{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for “kopi”' })).toBeVisible();
    expect(address()).toBe('/shop-full-width-col-4?q=kopi');
    expect(filterVar().searchTerm).toBe('kopi');
    expect(box).toHaveValue('kopi');
    // The first Escape closes the suggestions, which may appear at any moment; the second clears the field.
    await user.click(box);
    await waitFor(async () => {
      await user.keyboard('{Escape}');
      expect(box).toHaveValue('');
    });
  });

  test('followed by Back restores the previous search text in its field', async () => {
    const { user, navigate } = await renderApp('/shop-full-width-col-4?q=kopi');
    const box = screen.getByRole('combobox', { name: 'Search products, brands and sellers' });
    await user.clear(box);
    await user.type(box, 'beras{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for “beras”' })).toBeVisible();
    await act(() => navigate(-1));
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for “kopi”' })).toBeVisible();
    expect(box).toHaveValue('kopi');
  });

  test('for the name of a shop shows the shop above its products', async () => {
    const { user, address } = await renderApp('/shop-full-width-col-4?q=seri+TENUN');
    await user.click(await screen.findByRole('link', { name: 'Go to the shop Seri Tenun' }));
    await waitFor(() => expect(address()).toBe('/shop/seri-tenun'));
  });

  test('without results shows a message and a link to all products', async () => {
    await renderApp('/shop-full-width-col-4?q=%3Cscript%3Ezzzz');
    expect(await screen.findByRole('heading', { name: 'No results for “<script>zzzz”' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search everything instead' })).toHaveAttribute('href', '/rizq-marketplace');
  });
});
