import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { SessionDoc } from '#server/store/documents/accounts.ts';
import { deviceOf } from './deviceOf.ts';
import { Device, Session } from './session.type.ts';

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
