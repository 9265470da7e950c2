import { type ExecutionResult, type GraphQLFormattedError, print, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Catalogue } from '#seed/catalogue.ts';
import { seedStore } from '#seed/seedStore.ts';
import { buildApiSchema } from '#server/graphql/buildSchema.ts';
import { guestContext, type GraphQLContext } from '#server/graphql/context.ts';
import { createApolloServer, type ReportError } from '#server/graphql/createApollo.ts';
import { settleDemoAccounts } from '#server/modules/accounts/demoAccounts.repository.ts';
import type { DemoGateway, Deliver } from '#server/demo/gateway/demoGateway.ts';
import type { Transport } from '#server/modules/payments/demoGatewayClient.ts';
import { openDemoGateway } from '#server/demo/openDemoGateway.ts';
import type { MemoryWatch } from '#server/platform/memoryWatch.ts';
import type { AttemptStore, PictureFiles, RateExchange } from '#server/store/sharedState.ts';
import { createServices, type Services } from '#server/services.ts';
import { Mailbox } from './mailbox.ts';
import { sampleRatings } from '#tests/support/builders/ratings.ts';
import { sampleCatalogue } from '#tests/support/builders/sampleCatalogue.ts';
import { stopAtTheEnd } from '#tests/support/setup/openedServices.ts';
import { rerunning } from '#tests/support/store/wrappedStores.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import type { RatingDoc } from '#server/store/documents/reviews.ts';
import type { Store } from '#server/store/store.ts';
import { StoreReadOnly } from '#server/store/transaction.ts';

/** A request's language and caller, by default a guest. */
export type ExecuteOptions = Partial<Omit<GraphQLContext, 'services'>>;

export interface TestApi {
  /** Runs an operation as the server does, including limits and error masking. Responses are plain JSON, as they are over HTTP. */
  execute<Data = unknown>(
    document: string | DocumentNode,
    variables?: Record<string, unknown>,
    options?: ExecuteOptions,
  ): Promise<{ data: Data; errors?: readonly GraphQLFormattedError[]; status: number | undefined }>;
  schema: GraphQLSchema;
  services: Services;
  store: Store;
  /** The demo gateway, through which tests make buyers' decisions. */
  bank: DemoGateway;
  /** All emails sent, newest first. */
  mailbox: Mailbox;
  close(): Promise<void>;
}

interface TestApiOptions {
  /** The initial catalogue, by default the seed. Ignored if `store` is set. */
  catalogue?: Catalogue;
  /** The products' ratings, by default `sampleRatings` of the seed. Ignored if `store` is set. */
  ratings?: readonly RatingDoc[];
  /** A store that already contains data. */
  store?: Store;
  demo?: boolean;
  /** Whether new vendors require approval. */
  shopApproval?: boolean;
  now?: () => Date;
  /** Origins and app schemes to which buyers may return after paying. */
  returnTargets?: readonly string[];
  /** Stores rate-limited attempts, by default in memory. */
  attempts?: AttemptStore;
  /** Whether orders are rate-limited by caller. */
  limitsOrders?: boolean;
  /** Storage for uploaded images, by default in memory. */
  pictureFiles?: PictureFiles;
  /** Free disk space below which uploads are rejected. */
  pictureFloorBytes?: number;
  /** Bytes that guests on one network may store per day, by default unlimited. */
  storedBytesPerDay?: number;
  /** Shares the rate limits' counts with other nodes. */
  rateExchange?: RateExchange;
  /** Rejects work while memory is short. */
  memory?: MemoryWatch;
  /** Runs each unit of work once, as the embedded store does. By default each runs twice, and the first run is discarded. */
  isMeasured?: boolean;
  /** Receives security events. */
  securityLog?: Parameters<typeof createServices>[1]['securityLog'];
  reportError?: ReportError;
  /** Push services to which notifications are sent. */
  pushServices?: readonly string[];
  /** Wraps the transport from the server to the demo gateway, so that requests and responses can be lost. */
  wire?: (transport: Transport) => Transport;
  /** Wraps the callbacks from the demo gateway to the server, so that they can be lost. */
  deliver?: (deliver: Deliver) => Deliver;
}

/** Secret shared by the server and the gateway in tests. */
export const PAYMENT_SECRET = 'a payment secret of tests';

/** The marketplace's secret in tests. */
export const SECRET = 'a secret of tests';

/**
 * Apollo Server shared by all APIs that report errors to the console, because each start prints the whole schema. It holds no state that
 * belongs to an API, except parsed documents.
 */
let shared: ReturnType<typeof createApolloServer> | null = null;

/** An isolated API over an in-memory store. */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const store = options.store ?? openMemoryStore();
  if (options.store === undefined) {
    const catalogue = options.catalogue ?? sampleCatalogue();
    const ratings = options.ratings ?? (options.catalogue === undefined ? sampleRatings(catalogue.products) : []);
    await seedStore(store, catalogue, { also: { ratings: [...ratings] } });
  }
  await settleDemoAccounts(store, options.demo ?? true);
  const demo = options.demo ?? true;
  const mailbox = new Mailbox();
  const { now, reportError = console.error, wire = (same) => same, deliver = (same) => same } = options;
  // Mutual dependency: the gateway calls back into the services.
  const started: { services: Services | null } = { services: null };
  const callBack: Deliver = async (headers, body) => {
    const callback = { timestamp: headers['x-demo-bank-timestamp'], signature: headers['x-demo-bank-signature'], body };
    return (await started.services?.demoCallbacks.take(callback)) === 'NOTED' ? 200 : 409;
  };
  const bank = openDemoGateway({ store, secret: PAYMENT_SECRET, now, deliver: deliver(callBack), reportError });
  const services = await createServices(options.isMeasured ? store : rerunning(store), {
    demo,
    demoGateway: { transport: wire(bank.transport), secret: PAYMENT_SECRET },
    secret: SECRET,
    shopApproval: options.shopApproval,
    returnTargets: options.returnTargets,
    now: options.now,
    attempts: options.attempts,
    limitsOrders: options.limitsOrders,
    pictureFiles: options.pictureFiles,
    pictureFloorBytes: options.pictureFloorBytes,
    storedBytesPerDay: options.storedBytesPerDay,
    rateExchange: options.rateExchange,
    memory: options.memory,
    securityLog: options.securityLog,
    push: { services: options.pushServices ?? ['fcm.googleapis.com'], contact: 'mailto:hello@shop.example' },
    mailCarrier: mailbox,
    outbox: demo ? mailbox : null,
    baseUrl: 'https://shop.example',
    reportError: options.reportError,
  });
  started.services = services;
  const stop = () => {
    bank.gateway.close();
    services.close();
  };
  stopAtTheEnd(stop);
  // Runs the gateway's pending work, because it has no timer here.
  await bank.gateway.work();
  // Continues if the disk is full, as `openMarketplace` does.
  await services.start().catch((error: unknown) => {
    if (!(error instanceof StoreReadOnly)) throw error;
  });
  await services.settled();
  const schema = await buildApiSchema();
  const apollo = options.reportError
    ? createApolloServer(schema, { reportError: options.reportError })
    : (shared ??= createApolloServer(schema));
  return {
    execute: async <Data>(
      document: string | DocumentNode,
      variables?: Record<string, unknown>,
      { locale = 'en', ...who }: ExecuteOptions = {},
    ) => {
      const contextValue: GraphQLContext = { ...guestContext(services, locale), ...who };
      const query = typeof document === 'string' ? document : print(document);
      const { body, http } = await apollo.executeOperation({ query, variables }, { contextValue });
      if (body.kind !== 'single') throw new Error('Responses are not incremental.');
      const result = JSON.parse(JSON.stringify(body.singleResult)) as ExecutionResult<Data>;
      return { data: result.data as Data, errors: result.errors as readonly GraphQLFormattedError[] | undefined, status: http.status };
    },
    schema,
    services,
    store,
    bank: bank.gateway,
    mailbox,
    close: async () => {
      stop();
      await store.close();
    },
  };
}
