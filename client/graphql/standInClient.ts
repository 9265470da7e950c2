import { NetworkStatus, type ApolloClient, type OperationVariables } from '@apollo/client';
import { Observable } from 'rxjs';

/**
 * Stand-in for Apollo Client during hydration, before that is loaded: operations wait for the client, watched queries stay loading. Hooks
 * repeat their queries when the provider's client changes.
 */
export function standInClient(arriving: Promise<ApolloClient>): ApolloClient {
  const standIn = {
    defaultOptions: {},
    query: async (options: ApolloClient.QueryOptions) => (await arriving).query(options),
    mutate: async (options: ApolloClient.MutateOptions) => (await arriving).mutate(options),
    watchQuery: (options: WatchOptions) => new WaitingQuery(options),
  };
  // Members that Apollo's hooks use.
  return standIn as unknown as ApolloClient;
}

type WatchOptions = ApolloClient.WatchQueryOptions<unknown, OperationVariables>;

/** Part of `ObservableQuery` that hooks use; never emits. */
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
