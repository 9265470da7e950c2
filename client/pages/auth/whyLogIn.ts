import type { PlainMessageKey } from '#client/i18n/Translate.ts';

const REASONS: readonly [path: string, reason: PlainMessageKey][] = [
  ['/orders', 'auth.whyOrders'],
  ['/user-profile', 'auth.whyProfile'],
  ['/profile-edit', 'auth.whyEdit'],
  ['/vendor-', 'auth.whySeller'],
  ['/checkout', 'auth.whyCheckout'],
];

/** Why one is asked to log in, as the page says that one came from; null when one came by oneself. */
export function whyLogIn(next: string | null): PlainMessageKey | null {
  if (next === null) return null;
  return REASONS.find(([path]) => next.startsWith(path))?.[1] ?? 'auth.whyPage';
}
