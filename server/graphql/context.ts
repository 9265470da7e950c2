import type { Locale } from '#schema/rules/locales.ts';
import type { SessionCaller, SessionCookie, SignedIn } from '#server/modules/accounts/index.ts';
import { type Caller, IN_PROCESS } from '#server/platform/caller.ts';
import type { Dependencies } from './dependencies.ts';
import type { Services } from '#server/services.ts';

/** Context of every resolver. */
export interface GraphQLContext {
  services: Services;
  /** Language of the request by Accept-Language, else English. The language in a member's profile is for emails to them. */
  locale: Locale;
  /** The viewer; null for a guest. */
  viewer: SignedIn | null;
  /** Expected viewer (an account's id); null when not given. Nothing runs for another account. */
  expectedViewer: string | null;
  /** How the request authenticated, if it tried to; its permissions depend on that. */
  credential: Credential;
  /** null in process, where there are no cookies. */
  cookie: SessionCookie | null;
  /** Client address for limits by address; of IPv6 the prefix that identifies its connection. */
  address: string;
  /** Device id of the signed cookie, for limits by device; null without one. A client can get any number of them. */
  deviceId: string | null;
  /** `User-Agent` header; null without one. */
  userAgent: string | null;
  /** Charges an operation's cost to the caller's budget before execution; null in process, where nothing is charged. */
  spend: ((cost: number) => Promise<void>) | null;
  /** Deadline of reads, by `performance.now()`; Infinity: none. Mutations have none. */
  deadline: number;
  /** Collects the dependencies of an anonymous response; undefined where responses are not cached. */
  dependencies?: Dependencies;
}

export type Credential =
  | { kind: 'none' }
  | { kind: 'bearer' }
  /** `isOwnOrigin`: whether a page of the marketplace sent it. */
  | { kind: 'cookie'; isOwnOrigin: boolean };

/** Context of a guest, in process. */
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

/** The caller whose attempts rate limiters count together. */
export function callerOf({ address, deviceId, viewer }: GraphQLContext): Caller {
  return { account: viewer?.userId ?? null, device: deviceId, network: address };
}

/** The caller with session and device, for the account services. */
export function sessionCallerOf(context: GraphQLContext): SessionCaller {
  return { ...callerOf(context), session: context.viewer, userAgent: context.userAgent };
}
