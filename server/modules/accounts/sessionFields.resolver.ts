import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { SessionDoc } from '#server/store/documents/accounts.ts';
import { Device, Session } from './session.type.ts';
import bowser from 'bowser';

@Resolver(() => Session)
export class SessionFieldsResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it is the session of this request.' })
  current(@Root() { id }: SessionDoc, @Ctx() { viewer }: GraphQLContext): boolean {
    return viewer?.sessionId === id;
  }

  @FieldResolver(() => Device, { description: 'The device, derived from its User-Agent.' })
  device(@Root() { userAgent }: SessionDoc): Device {
    return deviceOf(userAgent ?? null);
  }
}

/** Browser and system of a User-Agent by their common names. */
interface DeviceWords {
  browser: string | null;
  system: string | null;
  isHandheld: boolean;
}

/** Parses a User-Agent. Unknown parts are null; programs mostly send only their name. */
function deviceOf(userAgent: string | null): DeviceWords {
  if (userAgent === null || userAgent === '') return { browser: null, system: null, isHandheld: false };
  const { browser, os, platform } = bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null, isHandheld: ['mobile', 'tablet'].includes(platform.type ?? '') };
}
