import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FilterPrice } from '#client/features/filters/FilterPrice.tsx';
import { PriceSlider } from '#client/features/filters/PriceSlider.tsx';
import { useListingQuery } from '#client/features/filters/useListingQuery.ts';
import { I18nProvider } from '#client/i18n/I18nProvider.tsx';
import { loadAllMessages } from '#client/i18n/loadMessages.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const messages = await loadAllMessages('en');
const thumb = (name: 'Minimum' | 'Maximum') => screen.getByLabelText(`${name} price`, { selector: '[type=range]' });
const move = (name: 'Minimum' | 'Maximum', value: number) => {
  fireEvent.change(thumb(name), { target: { value: String(value) } });
  vi.advanceTimersByTime(300);
};

function PriceFilter() {
  return <FilterPrice listingUrl={useListingQuery()} facet={null} />;
}

/** Renders the price filter on a page where navigations never finish. Returns a function that reads the requested query string. */
function renderFilter(search: string) {
  const page = (
    <I18nProvider locale="en" messages={messages}>
      <PriceFilter />
    </I18nProvider>
  );
  const loader = ({ request }: { request: Request }) =>
    new URL(request.url).search === search ? null : new Promise<null>(() => undefined);
  const router = createMemoryRouter([{ id: 'list', path: '/list', element: page, loader }], {
    initialEntries: [`/list${search}`],
    hydrationData: { loaderData: { list: null } },
  });
  render(<RouterProvider router={router} />);
  return () => router.state.navigation.location?.search ?? router.state.location.search;
}

test('moving a price thumb back before its first move is rendered restores the original range', () => {
  const target = renderFilter('?min=20');
  act(() => {
    move('Maximum', 25);
    expect(target()).toBe('?min=20&max=25');
    move('Maximum', 250);
  });
  expect(target()).toBe('?min=20');
});

test('moves of both price thumbs are combined while navigations are in flight', () => {
  const target = renderFilter('');
  act(() => move('Minimum', 20));
  act(() => move('Maximum', 100));
  act(() => {
    move('Minimum', 40);
    move('Maximum', 90);
  });
  expect(target()).toBe('?min=40&max=90');
  expect([thumb('Minimum'), thumb('Maximum')].map((each) => each.getAttribute('aria-valuetext'))).toEqual(['$40', '$90']);
});

test('a later move of a price thumb is kept when the bounds of an earlier move arrive', () => {
  const changes: unknown[] = [];
  const slider = (minCents: number | null, maxCents: number | null) => (
    <I18nProvider locale="en" messages={messages}>
      <PriceSlider minCents={minCents} maxCents={maxCents} buckets={[]} end={250} onChange={(...bounds) => changes.push(bounds)} />
    </I18nProvider>
  );
  const { rerender } = render(slider(null, null));
  act(() => move('Maximum', 100));
  act(() => move('Minimum', 20));
  rerender(slider(null, 10_000));
  expect(thumb('Minimum')).toHaveAttribute('aria-valuetext', '$20');
  act(() => move('Maximum', 120));
  expect(changes).toEqual([
    [null, 10_000],
    [2000, 10_000],
    [2000, 12_000],
  ]);
  rerender(slider(2000, 12_000));
  // The filter was changed elsewhere, for example by a chip.
  rerender(slider(null, null));
  expect([thumb('Minimum'), thumb('Maximum')].map((each) => each.getAttribute('aria-valuetext'))).toEqual(['$0', '$250 and more']);
});
