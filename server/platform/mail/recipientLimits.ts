/** Limits of emails per recipient, of whatever kind: anyone can name an address that is not theirs, and must not flood its inbox. */
import type { AttemptLimit } from '#server/store/sharedState.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Emails to a buyer: twenty at once, which the steps of several packages need; later ones wait 1, 2, 4 … minutes, at most an hour. */
export const EMAILS_TO_BUYER: AttemptLimit = {
  name: 'emails to buyer',
  free: 20,
  firstWaitMs: MINUTE_MS,
  maxWaitMs: HOUR_MS,
  forgetMs: HOUR_MS,
};

/** Emails to a vendor: a day of many orders delays them by a minute each; orders are limited per caller. */
export const EMAILS_TO_VENDOR: AttemptLimit = {
  name: 'emails to vendor',
  free: 100,
  firstWaitMs: MINUTE_MS,
  maxWaitMs: MINUTE_MS,
  forgetMs: HOUR_MS,
};
