import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildSchema, GraphQLNonNull, isNonNullType, printSchema } from 'graphql';

export const SCHEMA_FILE = 'schema/schema.graphql';

/** Enums and inputs of the schema that the client's operations use, in one file. */
const SCHEMA_TYPES = 'client/graphql/schemaTypes.generated.ts';

const common = {
  preset: 'near-operation-file' as const,
  presetConfig: { extension: '.generated.ts' },
  plugins: ['typescript-operations', 'typed-document-node'],
  config: {
    importExtension: '.ts',
    useTypeImports: true,
    inlineFragmentTypes: 'inline',
    nonOptionalTypename: true,
    skipTypeNameForRoot: true,
    defaultScalarType: 'unknown',
    scalars: { ID: 'string', Date: 'string', DateTime: 'string', SafeInt: 'number', URL: 'string', JSON: 'unknown' },
  },
};

/**
 * Types of the operations of the client and the documentation's example, one generated file beside each `.graphql` file.
 * A function, since the schema may have been written just before.
 */
export function codegenConfig(): CodegenConfig {
  return {
    generates: {
      [SCHEMA_TYPES]: {
        plugins: ['typescript-operations'],
        config: { ...common.config, generateOperationTypes: false },
        schema: schemaOfClient(),
        documents: 'client/**/*.graphql',
      },
      'client/': {
        ...common,
        config: { ...common.config, importSchemaTypesFrom: SCHEMA_TYPES },
        schema: schemaOfClient(),
        documents: 'client/**/*.graphql',
      },
      'docs/': { ...common, schema: SCHEMA_FILE, documents: 'docs/examples/*.graphql' },
    },
  };
}

/** Payloads are non-null for the client: a null comes only with an error, which the client throws (client/graphql/wholePayloads.ts). */
function schemaOfClient(): string {
  const schema = buildSchema(readFileSync(SCHEMA_FILE, 'utf8'));
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {}))
    if (!isNonNullType(field.type)) field.type = new GraphQLNonNull(field.type);
  return printSchema(schema);
}
