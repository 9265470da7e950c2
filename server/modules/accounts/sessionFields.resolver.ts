import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { SessionDoc } from '#server/store/documents/accounts.ts';
import { deviceOf } from './deviceOf.ts';
import { Device, Session } from './session.type.ts';

@Resolver(() => Session)
export class SessionFieldsResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it is the one that asks.' })
  current(@Root() { id }: SessionDoc, @Ctx() { viewer }: GraphQLContext): boolean {
    return viewer?.sessionId === id;
  }

  @FieldResolver(() => Device, { description: 'What it seems to be, in words.' })
  device(@Root() { userAgent }: SessionDoc): Device {
    return deviceOf(userAgent ?? null);
  }
}
