import { readFile } from 'node:fs/promises';
import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { buildApiSchema, printApiSchema } from '#server/graphql/buildSchema.ts';

test('the committed schema is the one that the server builds', async () => {
  expect(await readFile('schema/schema.graphql', 'utf8')).toBe(await printApiSchema());
});

test('every type, field, argument and enum value has a description', async () => {
  const types = Object.values((await buildApiSchema()).getTypeMap());
  const own = types.filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type));
  expect(own.flatMap(undescribedIn)).toEqual([]);
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
