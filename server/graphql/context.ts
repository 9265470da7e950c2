import type { Asker } from '#server/modules/accounts/account.service.ts';
import type { Caller } from '#server/platform/caller.ts';
import { IN_PROCESS } from '#server/platform/caller.ts';
import type { NewSession, SignedIn } from '#server/modules/accounts/session.service.ts';
import type { CacheDependencies } from './responseCache/cacheDependencies.ts';
import type { Checked } from './checked.ts';
import type { Services } from '#server/services.ts';

/** Where a browser keeps its session. */
export interface SessionCookie {
  /** With `remember` it outlives the browser being closed. */
  keep(session: NewSession, remember: boolean): void;
  drop(): void;
}

/** What every resolver is given beside its arguments. */
export interface GraphQLContext {
  services: Services;
  /** The language of the request, by Accept-Language, else English. What members chose in their profile is for letters to them. */
  locale: 'en' | 'ms';
  /** Who asks; null for a guest. */
  viewer: SignedIn | null;
  /** Whose the request means to be (an account's id); null when it does not say. Nothing runs for anybody else. */
  expectedViewer: string | null;
  /** How the request was signed in, if it tried to be: what may be done with it depends on that. */
  credential: Credential;
  /** null where nobody keeps cookies: in process. */
  cookie: SessionCookie | null;
  /** The address that asks, of IPv6 the part that names its connection, for limits by address. */
  address: string;
  /** The browser that asks, by its signed cookie, for limits by device; null without one. Anybody can get any number of them. */
  deviceId: string | null;
  /** What the browser or program says of itself; null when it says nothing. */
  userAgent: string | null;
  /** Takes the cost of an operation from the caller's budget, before it is executed; null where nobody counts: in process. */
  spend: ((cost: number) => Promise<void>) | null;
  /** When reading has to be over, by `performance.now()`; Infinity where nothing ends it. A mutation has none. */
  deadline: number;
  /** Where to say what the answer rests on, if it may be given to others; where nobody keeps answers there is no such place. */
  note?: AnswerNote;
}

export interface AnswerNote {
  /** Null until, and unless, the answer turns out to be one that others may be given. */
  dependencies: CacheDependencies | null;
  /** What it cost. */
  cost: number;
  /** What was run, of a query that came to no error: it is valid. */
  checked: Checked | null;
}

export type Credential =
  | { kind: 'none' }
  | { kind: 'bearer' }
  /** `isOwnOrigin`: whether a page of this shop sent it. */
  | { kind: 'cookie'; isOwnOrigin: boolean };

/** The context of somebody who is not logged in, asking in process. */
export function guestContext(services: Services, locale: GraphQLContext['locale']): GraphQLContext {
  return {
    services,
    locale,
    viewer: null,
    expectedViewer: null,
    credential: { kind: 'none' },
    cookie: null,
    address: IN_PROCESS.network,
    deviceId: IN_PROCESS.device,
    spend: null,
    deadline: Infinity,
    userAgent: null,
  };
}

/** Whose tries are counted together. */
export function callerOf({ address, deviceId, viewer }: GraphQLContext): Caller {
  return { account: viewer?.userId ?? null, device: deviceId, network: address };
}

/** Who asks, and by which device, as the services of people want it. */
export function askerOf(context: GraphQLContext): Asker {
  return { ...callerOf(context), session: context.viewer, userAgent: context.userAgent };
}
