import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { DEFAULT_AVATAR } from '#schema/rules/avatars.ts';
import type { Avatar as AvatarName } from '#schema/rules/avatars.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { SessionDoc, UserDoc } from '#server/store/documents/accounts.ts';
import { Avatar, Viewer } from './account.type.ts';
import { Session } from './session.resolver.ts';

@Resolver(() => Viewer)
export class ViewerResolver {
  @FieldResolver(() => Avatar, { description: 'The avatar of the viewer.' })
  avatar(@Root() { avatar }: UserDoc): AvatarName {
    return avatar ?? DEFAULT_AVATAR;
  }

  @FieldResolver(() => [Session], { description: 'Sessions of the viewer, most recently used first. At most 50.' })
  sessions(@Root() { id }: UserDoc, @Ctx() { services }: GraphQLContext): Promise<SessionDoc[]> {
    return services.sessions.list(id);
  }
}
