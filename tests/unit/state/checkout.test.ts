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

test('the first three of five checkout steps are done at the start', () => {
  expect(checkoutVar.initial.steps).toEqual([true, true, true, false, false]);
});

test('after an order the address stays for the next time and the note goes', () => {
  changeDraft({ city: 'Ipoh', note: 'Leave it at the guard house' });
  finishCheckout({ number: 'RZQ-AAAA-AAAA', placedAt: '2025-11-17T13:06:00.000Z' });
  expect(checkoutVar().draft).toEqual({ city: 'Ipoh' });
});

test('a draft of one member is discarded for the next, with its key and pending orders; a guest takes it over only by choice', () => {
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
