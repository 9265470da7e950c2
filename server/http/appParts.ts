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

/** Options of the HTTP layer. */
export interface AppParts {
  apollo: ApolloServer<GraphQLContext>;
  services: Services;
  store: Pick<Store, 'health' | 'isShared' | 'stats'>;
  logger: FastifyBaseLogger;
  /** Base URL of the marketplace, without a trailing slash. */
  baseUrl: string;
  /** Host names accepted while no base URL is configured, beside all IP addresses. */
  ownHosts?: readonly string[] | null;
  /** Other origins whose pages may call the API, without cookies; '*' allows all. */
  corsOrigins?: readonly string[];
  /** Key that signs the device cookies. */
  secret: string;
  trustProxy: TrustedProxies;
  /** CPU milliseconds per second for one network; 0 disables the limit. */
  rateLimit: number;
  /** Adds up consumption over all nodes; without it `rateLimit` applies per process. */
  rateExchange?: RateExchange;
  /** Resolved per request, so that development can replace the code of a running server. */
  renderer: () => Promise<PageRenderer>;
  clientFiles: ClientFiles;
  /** Timeout of read operations and of pages; five seconds by default. */
  readTimeoutMs?: number;
  pageTimeoutMs?: number;
  /** Cache of anonymous responses; by default a new one. */
  responseCache?: ResponseCache;
  /** Folder of pictures and icons. */
  publicFolder: string;
  /** null outside demo mode: there are no callbacks then. */
  demoGateway?: { handle(request: Request): Promise<Response> } | null;
  /** In development pages are not cached and have no content security policy, because the bundler's scripts and styles are inline. */
  isDevelopment?: boolean;
  /** Aborted when shutdown begins; `/readyz` then reports 503. */
  stopping?: AbortSignal;
  /** Registers hooks and routes before all others. */
  prepare?: (app: FastifyInstance) => void;
}

/** Folders of built files; null in development. */
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

/** Dependencies of the HTTP routes. */
export interface Parts extends AppParts {
  isHttps: boolean;
  devices: DeviceCookie;
  responseCache: ResponseCache;
}
