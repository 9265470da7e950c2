import path from 'node:path';
import { LoopbackTransport, openDemoGateway } from './demo/openDemoGateway.ts';
import { listenForAdmin } from './admin/adminSocket.ts';
import { StartError, type Config } from './config.ts';
import { buildApiSchema } from './graphql/buildSchema.ts';
import { createApolloServer, type ReportError } from './graphql/createApollo.ts';
import { settleDemoAccounts } from '#server/modules/accounts/index.ts';
import { BankAccountRepository } from '#server/modules/vendors/index.ts';
import { FieldCipher } from './platform/fieldCipher.ts';
import { OutboxCarrier, SmtpCarrier } from './platform/mail/carriers.ts';
import { MemoryWatch } from './platform/memoryWatch.ts';
import { createServices, type ServiceOptions } from './services.ts';
import { openStore, type OpenedStore } from './openStore.ts';
import { StoreNotWritable, StoreReadOnly, StoreUnavailable } from './store/transaction.ts';
import type { Store } from './store/store.ts';

const KEY_IN_DATABASE =
  'The key of account numbers is in the database, and so in its backups: set RIZQ_ACCOUNT_KEY for all nodes to keep it apart';

/** Deadline for running jobs at shutdown; pending jobs run after the next startup. */
const JOB_DEADLINE_MS = 10_000;
/** Retry interval of startup work while the store is unavailable. */
const UNAVAILABLE_RETRY_MS = 5_000;

type Settings = 'dataFolder' | 'demo' | 'shopApproval' | 'secret' | 'smtpUrl' | 'mailFrom' | 'baseUrl';

export interface MarketplaceOptions
  extends
    Pick<Config, Settings>,
    Partial<
      Pick<
        Config,
        | 'paymentSecret'
        | 'accountKey'
        | 'previousAccountKeys'
        | 'ownHosts'
        | 'databaseUrls'
        | 'rateLimit'
        | 'returnTargets'
        | 'pushServices'
      >
    > {
  /** Seeds an empty marketplace. */
  fill: (store: Store) => Promise<unknown>;
  /** Receives errors whose message is hidden from API callers. */
  reportError: ReportError;
  /** Writes are refused below this number of free bytes on the disk. */
  minFreeBytes?: number;
  /** Bytes that guests in one network may store per day. Unlimited if rate limits are off. */
  storedBytesPerDay?: number;
  /** Writes are refused below this free share of the heap. */
  minMemoryShare?: number;
  /** Writes security events. */
  securityLog?: ServiceOptions['securityLog'];
  /** Receives warnings about the data folder and memory to pass on to the operator. */
  warn?: (message: string) => void;
}

export type Marketplace = Awaited<ReturnType<typeof openMarketplace>>;

/** Uploads need this multiple of the minimum free space, so that orders are the last to be refused. */
const PICTURE_FLOORS = 8;

/**
 * Opens the database or data folder, seeds an empty marketplace, and builds the API. Throws errors that say what to do, or which
 * file is damaged.
 */
export async function openMarketplace(options: MarketplaceOptions) {
  const { dataFolder, demo, shopApproval, secret: given, baseUrl, fill, reportError, warn = () => undefined } = options;
  const opened = await openStore(options);
  const { store, shared } = opened;
  let hasFailed = false;
  store.onFailure(() => (hasFailed = true));
  try {
    /** Configured, or generated at the first start. */
    const secret = given ?? (await opened.secret('secret'));
    const cipher = new FieldCipher(options.accountKey ?? (await opened.secret('account-key')), options.previousAccountKeys);
    if (options.databaseUrls && options.accountKey == null) warn(KEY_IN_DATABASE);
    await opened.exclusively(async () => {
      await encryptAccounts(opened, cipher, warn);
      await fill(store);
      await settleDemoAccounts(store, demo);
    });
    const paymentSecret = options.paymentSecret ?? (await opened.secret('payment-secret'));
    const loopback = new LoopbackTransport();
    // Without a configured base URL, relative paths keep the origin that the browser is using.
    const publicUrl = options.ownHosts ? '' : baseUrl;
    const demoCharges = openDemoGateway({ store, secret: paymentSecret, publicUrl, deliver: loopback.deliver, reportError });
    const gatewayClient = { secret: paymentSecret, transport: demo ? loopback.transport : demoCharges.transport };
    const mail = openMail(options);
    const pictureFloorBytes = PICTURE_FLOORS * (options.minFreeBytes ?? 0);
    const services = await createServices(store, {
      demo,
      shopApproval,
      secret,
      cipher,
      baseUrl,
      reportError,
      attempts: shared.attempts,
      limitsOrders: (options.rateLimit ?? 0) > 0,
      storedBytesPerDay: (options.rateLimit ?? 0) > 0 ? options.storedBytesPerDay : 0,
      rateExchange: shared.rateExchange,
      pictureFiles: shared.pictureFiles,
      pictureFloorBytes,
      memory: new MemoryWatch(options.minMemoryShare, options.warn),
      securityLog: options.securityLog,
      returnTargets: options.returnTargets,
      demoGateway: gatewayClient,
      push: { services: options.pushServices ?? [], contact: `mailto:${addressIn(options.mailFrom)}` },
      ...mail,
    });
    let waiting: NodeJS.Timeout | undefined;
    /** Runs startup work. While the disk is full or the database is unreachable, the work is retried and the marketplace is read-only. */
    const retryWhileUnavailable = async (work: () => Promise<void>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || error instanceof StoreNotWritable) throw error;
        waiting = setTimeout(() => void retryWhileUnavailable(work).catch(reportError), UNAVAILABLE_RETRY_MS);
        waiting.unref();
      }
    };
    const schema = await buildApiSchema();
    const { backup } = opened;
    // Commands for a data folder run in the process that has locked it, whereas a database accepts them from any process.
    const stopAdmin = backup === null ? async () => undefined : await listenForAdmin(dataFolder, { ...services, backup }, reportError);
    /**
     * Called once the server is listening, with the address at which the marketplace and the demo gateway reach each other.
     * Starts the background work.
     */
    const listening = async (address: string) => {
      loopback.address = address;
      await retryWhileUnavailable(async () => {
        if (demo) await demoCharges.gateway.resume();
        // Repeats what a full disk prevented at startup.
        await services.bankAccounts.encryptPlain();
        await services.start();
      });
    };
    /** Stops the services and then the store. Call it once no more requests arrive. */
    const close = async () => {
      clearTimeout(waiting);
      await stopAdmin();
      demoCharges.gateway.close();
      // After a failed write no result could be stored, so there is no point in waiting for a slow mail server.
      if (!hasFailed) {
        await services.jobs.stop(JOB_DEADLINE_MS);
        await services.mails.settled();
      }
      await services.missedSearches.flush();
      services.close();
      await store.close();
    };
    /** The demo gateway to be mounted; null outside demo mode. */
    const demoGateway = demo ? demoCharges.gateway : null;
    const apollo = createApolloServer(schema, { reportError, registeredDocuments: shared.registeredDocuments });
    const { rateExchange } = shared;
    return { store, rateExchange, found: opened.found, services, schema, apollo, secret, demoGateway, listening, close };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Refuses to start with a key that cannot decrypt the stored account numbers, and encrypts plain-text numbers from an earlier version. */
async function encryptAccounts(opened: OpenedStore, cipher: FieldCipher, warn: (message: string) => void): Promise<void> {
  const accounts = new BankAccountRepository(opened.store, cipher);
  const unknown = await accounts.unknownKeys();
  if (unknown.length > 0)
    throw new StartError(
      `Account numbers are encrypted with the key ${unknown.join(', ')}, and this process has ${cipher.keyId}: set RIZQ_ACCOUNT_KEY to their key, or put its file account-key back into the data folder; after a change of the key, RIZQ_ACCOUNT_KEY_PREVIOUS names the earlier one.`,
    );
  try {
    if ((await accounts.encryptPlain()) > 0 && !(await opened.dropEarlier()))
      warn(
        'There is no room to rewrite the data files: earlier ones hold account numbers in plain text until two more checkpoints are made',
      );
  } catch (error) {
    // On a full disk the marketplace is read-only, and this is repeated later.
    if (!(error instanceof StoreReadOnly)) throw error;
  }
}

/** The address in a sender such as `Rizq <no-reply@shop.example>`. */
function addressIn(sender: string): string {
  return /<([^<>]+)>$/.exec(sender)?.[1] ?? sender;
}

/** A mail server if configured, otherwise the outbox in the data folder, which is public only in demo mode. */
function openMail({ smtpUrl, mailFrom, dataFolder, demo }: MarketplaceOptions): Pick<ServiceOptions, 'mailCarrier' | 'outbox'> {
  if (smtpUrl !== null) return { mailCarrier: new SmtpCarrier(smtpUrl, mailFrom) };
  const outbox = new OutboxCarrier(path.resolve(dataFolder));
  return { mailCarrier: outbox, outbox: demo ? outbox : null };
}
