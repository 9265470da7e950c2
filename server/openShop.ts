import path from 'node:path';
import type { ApolloServer } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import { listenForAdmin } from './admin/adminSocket.ts';
import type { Config } from './config.ts';
import { buildShopSchema } from './graphql/buildSchema.ts';
import type { GraphQLContext } from './graphql/context.ts';
import { createApolloServer } from './graphql/createApollo.ts';
import type { ReportError } from './graphql/createApollo.ts';
import { settleDemoAccounts } from './modules/accounts/demoAccounts.ts';
import { OutboxCarrier } from './modules/mail/outboxCarrier.ts';
import { SmtpCarrier } from './modules/mail/smtpCarrier.ts';
import { createServices } from './modules/services.ts';
import type { ServiceOptions, Services } from './modules/services.ts';
import { FolderOfPictures } from './modules/uploads/pictureFiles.ts';
import { readOrMakeSecret } from './secret.ts';
import { openLowdbStore } from './store/lowdb/openLowdbStore.ts';
import type { Store } from './store/store.ts';

export interface ShopOptions extends Pick<Config, 'dataFolder' | 'demo' | 'shopApproval' | 'secret' | 'smtpUrl' | 'mailFrom' | 'baseUrl'> {
  /** Puts goods into a shop that has none. */
  fill: (store: Store) => Promise<unknown>;
  /** Hears of errors that callers of the API see masked. */
  reportError: ReportError;
}

export interface Shop {
  store: Store;
  services: Services;
  schema: GraphQLSchema;
  apollo: ApolloServer<GraphQLContext>;
  /** Stops the services, then the store, once nobody asks any more. */
  close(): Promise<void>;
}

/** Opens the data folder, fills an empty shop with its goods, and builds the API over it. Throws what names the broken file. */
export async function openShop(options: ShopOptions): Promise<Shop> {
  const { dataFolder, demo, shopApproval, secret: given, baseUrl, fill, reportError } = options;
  const store = await openLowdbStore({ directory: path.resolve(dataFolder) });
  try {
    const secret = given ?? (await readOrMakeSecret(dataFolder));
    await fill(store);
    await settleDemoAccounts(store, demo);
    const pictureFiles = new FolderOfPictures(path.resolve(dataFolder, 'uploads'));
    const services = await createServices(store, { demo, shopApproval, secret, baseUrl, reportError, pictureFiles, ...openMail(options) });
    await services.uploads.sweep();
    const schema = await buildShopSchema();
    const stopAdmin = await listenForAdmin(dataFolder, services, reportError);
    const close = async () => {
      await stopAdmin();
      // What is still owed is sent after the next start.
      services.owedMails?.close();
      await services.mails.settled();
      services.close();
      await store.close();
    };
    return { store, services, schema, apollo: createApolloServer(schema, { reportError }), close };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** A mail server where there is one, else the outbox in the data folder, which only a demo shows. */
function openMail({ smtpUrl, mailFrom, dataFolder, demo }: ShopOptions): Pick<ServiceOptions, 'mailCarrier' | 'outbox'> {
  if (smtpUrl !== null) return { mailCarrier: new SmtpCarrier(smtpUrl, mailFrom) };
  const outbox = new OutboxCarrier(path.resolve(dataFolder));
  return { mailCarrier: outbox, outbox: demo ? outbox : null };
}
