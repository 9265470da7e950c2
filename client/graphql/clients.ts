import type { ApolloClient } from '@apollo/client';
import type { Locale } from '#client/i18n/Locale.ts';

/** What only its owner may see. */
const PRIVATE_FIELDS = ['viewer', 'order'];

/** The browser's Apollo clients: one for each language that was shown, so that no text of one is taken for another's. */
export class Clients {
  private readonly byLocale = new Map<Locale, ApolloClient>();
  private readonly make: (locale: Locale) => ApolloClient;

  constructor(make: (locale: Locale) => ApolloClient) {
    this.make = make;
  }

  /** The client of a language, created lazily. */
  in(locale: Locale): ApolloClient {
    const client = this.byLocale.get(locale) ?? this.make(locale);
    this.byLocale.set(locale, client);
    return client;
  }

  /** Forgets, in every language, what was fetched for one person: somebody else is here now. */
  forgetPerson(): void {
    for (const { cache } of this.byLocale.values()) {
      for (const fieldName of PRIVATE_FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
      cache.gc();
    }
  }
}
