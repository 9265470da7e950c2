import { ApolloLink, type ApolloClient } from '@apollo/client';
import { concatMap } from 'rxjs';
import type { Locale } from '#client/i18n/Locale.ts';
import { makeHttpLink } from './httpLink.ts';
import type { LoadedResults } from './loadedResults.ts';
import { makeClient } from './makeClient.ts';

/** Root fields with private data. */
const PRIVATE_FIELDS = ['viewer', 'order'];

/** The browser's Apollo clients, one per displayed language, so that cached texts do not mix. */
export class Clients {
  private readonly byLocale = new Map<Locale, ApolloClient>();

  constructor(private readonly make: (locale: Locale) => ApolloClient) {}

  /** Client of a language, created lazily. */
  in(locale: Locale): ApolloClient {
    const client = this.byLocale.get(locale) ?? this.make(locale);
    this.byLocale.set(locale, client);
    return client;
  }

  /** Evicts private data in all languages when the account changes. */
  forgetPerson(): void {
    for (const { cache } of this.byLocale.values()) {
      for (const fieldName of PRIVATE_FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
      cache.gc();
    }
  }
}

interface ClientsOptions {
  /** Language of the first page. */
  language: Locale;
  /** Loader results of the first page. */
  results: LoadedResults;
  isGuest: () => boolean;
}

/** Creates the Apollo clients. A lazy module, loaded during the hydration of the first page, which does not need it. */
export function openClients({ language, results, isGuest }: ClientsOptions): Clients {
  // Loader results are cached before any response, since responses are newer.
  const resultsFirst = new ApolloLink((operation, forward) => {
    const cached = results.cacheIn(clients.in(language));
    return forward(operation).pipe(concatMap((response) => cached.then(() => response)));
  });
  const clients = new Clients((locale) => {
    const link = makeHttpLink(locale, isGuest);
    return makeClient({ link: locale === language ? resultsFirst.concat(link) : link });
  });
  return clients;
}
