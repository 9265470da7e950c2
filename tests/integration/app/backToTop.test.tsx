import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '#tests/support/app/renderApp.tsx';

function scrollTo(pixels: number): void {
  act(() => {
    window.scrollY = pixels;
    fireEvent.scroll(window);
  });
}

afterEach(() => {
  window.scrollY = 0;
  vi.restoreAllMocks();
});

test('the back-to-top button appears below 300 pixels, scrolls smoothly and moves the focus to the page', async () => {
  const goTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user } = await renderApp('/not-found');
  scrollTo(300);
  expect(screen.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument();
  scrollTo(301);
  await user.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(goTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
  expect(screen.getByRole('main')).toHaveFocus();
});

test('on phones the back-to-top button appears only while scrolling up, since it covers content', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(matchMedia(media), { matches: media.includes('max-width') }));
  await renderApp('/not-found');
  scrollTo(900);
  expect(screen.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument();
  scrollTo(800);
  expect(screen.getByRole('button', { name: 'Back to top' })).toBeVisible();
  scrollTo(850);
  expect(screen.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument();
});
