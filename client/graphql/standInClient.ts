import { NetworkStatus, type ApolloClient, type OperationVariables } from '@apollo/client';
import { Observable } from 'rxjs';

/**
 * What components get in place of Apollo Client until it is there, so that the first page is hydrated without it. Operations wait for
 * it. Hooks that watch a query find it loading, and send it again when the provider has the client itself: so they do for any other client.
 */
export function standInClient(arriving: Promise<ApolloClient>): ApolloClient {
  const standIn = {
    defaultOptions: {},
    query: async (options: ApolloClient.QueryOptions) => (await arriving).query(options),
    mutate: async (options: ApolloClient.MutateOptions) => (await arriving).mutate(options),
    watchQuery: (options: WatchOptions) => new WaitingQuery(options),
  };
  // The hooks use no more of it.
  return standIn as unknown as ApolloClient;
}

type WatchOptions = ApolloClient.WatchQueryOptions<unknown, OperationVariables>;

/** What hooks see of `ObservableQuery`. Nothing ever comes. */
class WaitingQuery extends Observable<never> {
  options: WatchOptions;

  constructor(options: WatchOptions) {
    super();
    this.options = { initialFetchPolicy: options.fetchPolicy, ...options };
  }

  get variables(): OperationVariables {
    return this.options.variables ?? {};
  }

  getCurrentResult() {
    const { fetchPolicy } = this.options;
    const loading = fetchPolicy !== 'standby' && fetchPolicy !== 'cache-only';
    const networkStatus = loading ? NetworkStatus.loading : NetworkStatus.ready;
    return { data: undefined, dataState: 'empty', error: undefined, loading, networkStatus, partial: true };
  }

  applyOptions(options: Partial<WatchOptions>): void {
    this.options = { ...this.options, ...options };
  }

  reobserve(options: Partial<WatchOptions>): Promise<never> {
    this.applyOptions(options);
    return never();
  }
  readonly reset = nothing;
  readonly refetch = never;
  readonly fetchMore = never;
  readonly updateQuery = nothing;
  readonly startPolling = nothing;
  readonly stopPolling = nothing;
  readonly subscribeToMore = nothing;
}

const never = (): Promise<never> => new Promise(() => undefined);
const nothing = (): void => undefined;
