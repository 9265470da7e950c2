import { ApolloLink } from '@apollo/client';
import { concatMap } from 'rxjs';
import type { Locale } from '#client/i18n/Locale.ts';
import { Clients } from './clients.ts';
import { makeHttpLink } from './httpLink.ts';
import type { LoadedResults } from './loadedResults.ts';
import { makeClient } from './makeClient.ts';

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
