import type { Locale } from '#schema/rules/locales.ts';
import type { SessionCaller, SessionCookie, SignedIn } from '#server/modules/accounts/index.ts';
import { type Caller, IN_PROCESS } from '#server/platform/caller.ts';
import type { Dependencies } from './dependencies.ts';
import type { Services } from '#server/services.ts';

/** Context of every resolver. */
export interface GraphQLContext {
  services: Services;
  /** Request language from `Accept-Language`, or English. The language in a member's profile is for emails. */
  locale: Locale;
  /** The viewer; null for a guest. */
  viewer: SignedIn | null;
  /** Id of the expected viewer's account; null if not given. Requests for a different account are rejected. */
  expectedViewer: string | null;
  /** The request's authentication method, which determines its permissions. */
  credential: Credential;
  /** Null for in-process requests, which have no cookies. */
  cookie: SessionCookie | null;
  /** Client address for rate limits; for IPv6 the prefix that identifies the connection. */
  address: string;
  /** Device id from the signed cookie, for rate limits; null if missing. A client can obtain any number of them. */
  deviceId: string | null;
  /** `User-Agent` header; null if missing. */
  userAgent: string | null;
  /** Charges an operation's cost to the caller's budget before execution; null for in-process requests, which are not charged. */
  spend: ((cost: number) => Promise<void>) | null;
  /** Deadline for reads, by `performance.now()`; Infinity for mutations. */
  deadline: number;
  /** Collects the dependencies of an anonymous response; undefined if the response is not cached. */
  dependencies?: Dependencies;
}

export type Credential =
  | { kind: 'none' }
  | { kind: 'bearer' }
  /** `isOwnOrigin`: whether one of the marketplace's pages sent the request. */
  | { kind: 'cookie'; isOwnOrigin: boolean };

/** Context for a guest's in-process requests. */
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

/** The caller that rate limiters count attempts for. */
export function callerOf({ address, deviceId, viewer }: GraphQLContext): Caller {
  return { account: viewer?.userId ?? null, device: deviceId, network: address };
}

/** The caller with session and device, for the account services. */
export function sessionCallerOf(context: GraphQLContext): SessionCaller {
  return { ...callerOf(context), session: context.viewer, userAgent: context.userAgent };
}
