import { expect, test } from 'vitest';
import {
  changeDraft,
  checkoutVar,
  claimDraft,
  finishCheckout,
  forgetCheckout,
  keepSentOrder,
  releaseDraft,
  shareKey,
} from '#client/state/checkout.ts';

test('checkout starts with the first three of five steps done', () => {
  expect(checkoutVar.initial.steps).toEqual([true, true, true, false, false]);
});

test('finishing an order keeps the address in the checkout draft and clears the note', () => {
  changeDraft({ city: 'Ipoh', note: 'Leave it at the guard house' });
  finishCheckout({ number: 'RZQ-AAAA-AAAA', placedAt: '2025-11-17T13:06:00.000Z' });
  expect(checkoutVar().draft).toEqual({ city: 'Ipoh' });
});

test('the checkout draft, key and pending orders of a member are discarded for another member; a draft can be released to a guest', () => {
  forgetCheckout();
  changeDraft({ city: 'Ipoh' });
  claimDraft('usr_a');
  expect(checkoutVar()).toMatchObject({ userId: 'usr_a', draft: { city: 'Ipoh' } });
  claimDraft('usr_a');
  expect(checkoutVar().draft).toEqual({ city: 'Ipoh' });
  shareKey();
  keepSentOrder('{}');
  claimDraft('usr_b');
  expect(checkoutVar()).toEqual({ ...checkoutVar.initial, userId: 'usr_b' });
  changeDraft({ city: 'Klang' });
  releaseDraft();
  expect(checkoutVar()).toMatchObject({ userId: null, draft: { city: 'Klang' } });
  forgetCheckout();
  expect(checkoutVar()).toEqual(checkoutVar.initial);
});
