import 'reflect-metadata';
import { graphql, type GraphQLResolveInfo } from 'graphql';
import {
  Args,
  ArgsType,
  Authorized,
  buildSchema,
  createParameterDecorator,
  Ctx,
  Field,
  getMetadataStorage,
  Info,
  Int,
  Query,
  Resolver,
  UseMiddleware,
  type MiddlewareFn,
} from 'type-graphql';
import { afterAll, expect, test } from 'vitest';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Dependencies, Reads } from '#server/graphql/dependencies.ts';
import { wrapResolvers } from '#server/graphql/wrapResolvers.ts';
import { Revisions } from '#server/platform/revisions.ts';

// Test files share the storage in which TypeGraphQL keeps decorated classes.
const before = getMetadataStorage().clone();
afterAll(() => Object.assign(getMetadataStorage(), before));

@ArgsType()
class Rectangle {
  @Field(() => Int)
  width!: number;

  @Field(() => Int)
  height = 2;

  get area(): number {
    return this.width * this.height;
  }
}

const Address = () => createParameterDecorator<GraphQLContext>(({ context }) => context.address);
const shout: MiddlewareFn = async (_data, next) => `${String(await next())}!`;
const addLocale: MiddlewareFn<GraphQLContext> = async ({ context }, next) => `${String(await next())} ${context.locale}`;
const addAddress: MiddlewareFn<GraphQLContext> = async ({ context }, next) => `${String(await next())} ${context.address}`;

@Resolver()
class Samples {
  @Query(() => Int)
  area(@Args(() => Rectangle) rectangle: Rectangle): number {
    return rectangle.area;
  }

  @Query(() => String)
  fieldName(@Info() { fieldName }: GraphQLResolveInfo): string {
    return fieldName;
  }

  @Authorized('VENDOR')
  @Query(() => String, { nullable: true })
  secret(): string {
    return 'a secret';
  }

  @UseMiddleware(shout)
  @Query(() => String)
  greeting(): string {
    return 'hello';
  }

  @UseMiddleware(addLocale)
  @Query(() => String)
  inLocale(): string {
    return 'hello';
  }

  @UseMiddleware(addAddress)
  @Query(() => String)
  addressByMiddleware(): string {
    return 'hello';
  }

  @Query(() => String)
  addressByDecorator(@Address() address: string): string {
    return address;
  }

  @Query(() => String)
  addressByContext(@Ctx() { address }: GraphQLContext): string {
    return address;
  }

  @Reads('content')
  @Query(() => String)
  declared(@Ctx() { address }: GraphQLContext): string {
    return address;
  }
}

/** Runs a query with TypeGraphQL's resolvers, wrapped in the same way as the API's resolvers. */
async function run(source: string, role = 'GUEST') {
  const schema = await buildSchema({
    resolvers: [Samples],
    validate: false,
    authChecker: ({ context }: { context: GraphQLContext }, roles: string[]) => roles.includes(context.deviceId ?? ''),
  });
  wrapResolvers(schema);
  const dependencies = new Dependencies(new Revisions());
  const contextValue = { locale: 'ms', address: '192.0.2.1', deviceId: role, dependencies };
  const { data, errors } = await graphql({ schema, source, contextValue });
  return { data: { ...data }, errors: errors?.map(({ message }) => message), dependencies };
}

test('argument classes, their defaults and methods, and @Info work as TypeGraphQL documents them', async () => {
  const { data, errors } = await run('{ area(width: 3) fieldName }');
  expect([data, errors]).toEqual([{ area: 6, fieldName: 'fieldName' }, undefined]);
});

test('@Authorized refuses callers without the role', async () => {
  expect((await run('{ secret }', 'VENDOR')).data).toEqual({ secret: 'a secret' });
  const { data, errors } = await run('{ secret }');
  expect([data, errors]).toEqual([{ secret: null }, [expect.stringContaining('Access denied')]]);
});

test('middleware changes the result of a resolver', async () => {
  expect((await run('{ greeting }')).data).toEqual({ greeting: 'hello!' });
});

test.each([
  ['arguments and info', '{ area(width: 3) fieldName }', true],
  ['middleware that reads the language', '{ inLocale }', true],
  ['a resolver that declares what it reads', '{ declared }', true],
  ['@Authorized', '{ secret }', false],
  ['middleware that reads the caller', '{ addressByMiddleware }', false],
  ['a parameter decorator that reads the caller', '{ addressByDecorator }', false],
  ['a resolver that reads the context without a declaration', '{ addressByContext }', false],
])('%s: a response is cacheable only if nothing undeclared is read from the context', async (_what, source, isCacheable) => {
  expect((await run(source, 'VENDOR')).dependencies.isCacheable).toBe(isCacheable);
});

test('a declaration becomes a dependency of the response', async () => {
  expect([...(await run('{ declared }')).dependencies.keys]).toEqual(['content']);
});
