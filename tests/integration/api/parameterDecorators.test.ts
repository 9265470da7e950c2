import 'reflect-metadata';
import { buildSchema, createParameterDecorator, Int, Query, Resolver } from 'type-graphql';
import { expect, test } from 'vitest';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { callResolversDirectly } from '#server/graphql/directResolvers.ts';

const FromAddress = () => createParameterDecorator<GraphQLContext>(({ context }) => context.address?.length);

@Resolver()
class AddressResolver {
  @Query(() => Int)
  addressLength(@FromAddress() length: number): number {
    return length;
  }
}

test('a parameter decorator that reads the context, so that its response must not be cached, is refused', async () => {
  const schema = await buildSchema({ resolvers: [AddressResolver], validate: false });
  expect(() => callResolversDirectly(schema)).toThrow('Resolvers have no parameters of the kind custom here.');
});
