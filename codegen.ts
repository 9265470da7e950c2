import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types for the client's operations, one generated file beside each `.graphql` file. */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: ['client/**/*.graphql'],
  ignoreNoDocuments: true,
  generates: {
    'client/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        importExtension: '.ts',
        useTypeImports: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        defaultScalarType: 'unknown',
        scalars: { ID: 'string', DateTime: 'string', SafeInt: 'number', URL: 'string', JSON: 'unknown' },
      },
    },
  },
};

export default config;
