import { expect, test } from 'vitest';
import { checkoutVar, finishCheckout, markDone, resetSteps, setDraftField } from '#client/state/checkout.ts';

test('the first three of five checkout steps are done at the start', () => {
  expect(checkoutVar.initial.steps).toEqual([true, true, true, false, false]);
});

test('a step is marked done by its index and the others stay', () => {
  resetSteps();
  markDone(1);
  expect(checkoutVar().steps).toEqual([false, true, false, false, false]);
});

test('after an order the address stays for the next time and the note goes', () => {
  setDraftField('city', 'Ipoh');
  setDraftField('note', 'Leave it at the guard house');
  finishCheckout();
  expect(checkoutVar().draft).toEqual({ city: 'Ipoh' });
});
