import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { expect, test } from 'vitest';
import { buildApiSchema, printApiSchema } from '#server/graphql/buildSchema.ts';

test('schema/schema.graphql is the schema that the server builds', async () => {
  expect(await readFile('schema/schema.graphql', 'utf8')).toBe(await printApiSchema());
});

test('every type, field, argument and enum value has a description', async () => {
  const types = Object.values((await buildApiSchema()).getTypeMap());
  const own = types.filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type));
  expect(own.flatMap(undescribedIn)).toEqual([]);
});

test('the schema is built without class-validator, an optional peer of TypeGraphQL that is not installed', async () => {
  expect(() => createRequire(import.meta.url).resolve('class-validator')).toThrow('Cannot find module');
  await expect(buildApiSchema()).resolves.toBeDefined();
});

test('no field without a resolver has @Authorized or middleware, which TypeGraphQL would ignore', async () => {
  await buildApiSchema();
  const { objectTypes, fieldResolvers } = getMetadataStorage();
  const ignored = objectTypes
    .filter(({ simpleResolvers }) => simpleResolvers)
    .flatMap(({ name, target, fields = [] }) =>
      fields
        .filter((field) => field.roles !== undefined || (field.middlewares ?? []).length > 0)
        .filter(
          (field) => !fieldResolvers.some((resolver) => resolver.getObjectType?.() === target && resolver.schemaName === field.schemaName),
        )
        .map((field) => `${name}.${field.schemaName}`),
    );
  expect(ignored).toEqual([]);
});

interface Described {
  name: string;
  description?: string | null;
  args?: readonly Described[];
}

function undescribedIn(type: GraphQLNamedType): string[] {
  const missing = type.description ? [] : [type.name];
  for (const part of partsOf(type)) {
    if (!part.description) missing.push(`${type.name}.${part.name}`);
    for (const argument of part.args ?? []) if (!argument.description) missing.push(`${type.name}.${part.name}(${argument.name})`);
  }
  return missing;
}

function partsOf(type: GraphQLNamedType): readonly Described[] {
  if (isEnumType(type)) return type.getValues();
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? Object.values<Described>(type.getFields()) : [];
}
