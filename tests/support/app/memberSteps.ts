import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { cartVar } from '#client/state/cart.ts';
import { SHOPPER } from '#tests/support/api/accountOperations.ts';
import type { RenderedApp } from './renderApp.tsx';

export const EMPTY_CART = { 'persist:cart': JSON.stringify({ lines: [], origin: 'own' }) };

/** Logs in with the account that the login page suggests. */
export async function logIn({ user }: RenderedApp) {
  await user.click(await screen.findByRole('button', { name: `Fill in ${SHOPPER.email}` }));
  await user.click(within(screen.getByRole('form', { name: 'Log in' })).getByRole('button', { name: 'Log in' }));
}

/** Fills in a field in one step, like a paste, because typing would render the page after each key. */
export async function fill(user: RenderedApp['user'], field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Waits until the cart contains the sample products. */
export async function sampleCart() {
  await waitFor(() => expect(cartVar().lines.length).toBeGreaterThan(0));
}
