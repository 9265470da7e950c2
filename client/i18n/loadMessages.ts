import type { Messages } from '@lingui/core';
import type { Locale } from './Locale.ts';

const catalogs: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./generated/en.ts'),
  ms: () => import('./generated/ms.ts'),
};

/** Fetches the catalogue of one language: a browser never downloads the other one unasked. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await catalogs[locale]()).messages;
}
