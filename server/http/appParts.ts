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

/** Options for the HTTP layer. */
export interface AppParts {
  apollo: ApolloServer<GraphQLContext>;
  services: Services;
  store: Pick<Store, 'health' | 'isShared' | 'stats'>;
  logger: FastifyBaseLogger;
  /** The marketplace's base URL, without a trailing slash. */
  baseUrl: string;
  /** Host names accepted while no base URL is configured, in addition to all IP addresses. */
  ownHosts?: readonly string[] | null;
  /** Other origins whose pages may call the API, without cookies; '*' allows all. */
  corsOrigins?: readonly string[];
  /** Key that signs the device cookies. */
  secret: string;
  trustProxy: TrustedProxies;
  /** CPU milliseconds per second for one network; 0 disables the limit. */
  rateLimit: number;
  /** Adds up consumption across all nodes; without it, `rateLimit` applies per process. */
  rateExchange?: RateExchange;
  /** Resolved per request, so that a running development server can replace its code. */
  renderer: () => Promise<PageRenderer>;
  clientFiles: ClientFiles;
  /** Timeout for read operations and pages; five seconds by default. */
  readTimeoutMs?: number;
  pageTimeoutMs?: number;
  /** Cache of anonymous responses; a new one by default. */
  responseCache?: ResponseCache;
  /** Folder with pictures and icons. */
  publicFolder: string;
  /** Null outside demo mode, where there are no callbacks. */
  demoGateway?: { handle(request: Request): Promise<Response> } | null;
  /** In development, pages are not cached and have no content security policy, because the bundler's scripts and styles are inline. */
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
  /** Text of every page's inline script; undefined in development. */
  inlineScript?: string;
  /** HTML of the playground page, excluding its tabs. */
  playground: string;
}

/** Dependencies of the HTTP routes. */
export interface Parts extends AppParts {
  isHttps: boolean;
  devices: DeviceCookie;
  responseCache: ResponseCache;
}
