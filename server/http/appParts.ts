import type { TrustedProxies } from './trustedProxies.ts';
import type { ApolloServer } from '@apollo/server';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PageRenderer, RenderOptions } from '#client/entry-server.tsx';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { Services } from '#server/services.ts';
import type { RateExchange } from '#server/store/sharedState.ts';
import type { Store } from '#server/store/store.ts';
import type { DeviceCookie } from './cookies.ts';
import type { ResponseCache } from './responseCache.ts';

/** What the HTTP layer is opened with. */
export interface AppParts {
  apollo: ApolloServer<GraphQLContext>;
  services: Services;
  store: Pick<Store, 'health' | 'isShared' | 'stats'>;
  logger: FastifyBaseLogger;
  /** Base URL of the marketplace, without a trailing slash. */
  baseUrl: string;
  /** Host names that count as own, beside every IP address, while no base URL is configured. */
  ownHosts?: readonly string[] | null;
  /** Other origins whose pages may use the API, without cookies; '*': all. */
  corsOrigins?: readonly string[];
  /** Key that signs the device cookies. */
  secret: string;
  trustProxy: TrustedProxies;
  /** CPU milliseconds per second for one network; 0: no limit. */
  rateLimit: number;
  /** Adds up what callers consume on other nodes; without it `rateLimit` is per process. */
  rateExchange?: RateExchange;
  /** Resolved per request, so that development can swap the code under a running server. */
  renderer: () => Promise<PageRenderer>;
  clientFiles: ClientFiles;
  /** Timeouts of read operations and of pages; five seconds by default. */
  readTimeoutMs?: number;
  pageTimeoutMs?: number;
  /** Cache of anonymous responses; by default a new one. */
  responseCache?: ResponseCache;
  /** Folder of pictures and icons. */
  publicFolder: string;
  /** null where there is no demo, and so no callback. */
  demoGateway?: { handle(request: Request): Promise<Response> } | null;
  /** In development pages are not cached, and have no content security policy: the bundler's scripts and styles are inline. */
  isDevelopment?: boolean;
  /** Aborted when the process begins to stop: it is not ready any more. */
  stopping?: AbortSignal;
  /** Registers what must precede everything else. */
  prepare?: (app: FastifyInstance) => void;
}

/** Folders of built files; null in development, which has none. */
export interface BuiltFolders {
  client: string;
  playground: string;
}

export interface ClientFiles {
  folders: BuiltFolders | null;
  headFor: RenderOptions['headFor'];
  /** Text of the inline script of each page; undefined in development. */
  inlineScript?: string;
  /** HTML of the playground page, without its tabs. */
  playground: string;
}

/** What its routes are made of. */
export interface Parts extends AppParts {
  isHttps: boolean;
  devices: DeviceCookie;
  responseCache: ResponseCache;
}
