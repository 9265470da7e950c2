import { ApolloLink, type ApolloClient } from '@apollo/client';
import { concatMap } from 'rxjs';
import type { Locale } from '#client/i18n/Locale.ts';
import { makeHttpLink } from './httpLink.ts';
import type { LoadedResults } from './loadedResults.ts';
import { makeClient } from './makeClient.ts';

/** What only its owner may see. */
const PRIVATE_FIELDS = ['viewer', 'order'];

/** The browser's Apollo clients: one for each language that was shown, so that no text of one is taken for another's. */
export class Clients {
  private readonly byLocale = new Map<Locale, ApolloClient>();

  constructor(private readonly make: (locale: Locale) => ApolloClient) {}

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

interface ClientsOptions {
  /** The language of the first page. */
  language: Locale;
  /** What the first page came with. */
  results: LoadedResults;
  isGuest: () => boolean;
}

/** Apollo Client with its cache and the way to the schema: fetched while the first page is hydrated, which needs none of it. */
export function openClients({ language, results, isGuest }: ClientsOptions): Clients {
  // What a response writes into the cache is newer than what the page came with.
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
