import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types for the operations of the client and of the documentation's example, one generated file beside each `.graphql` file. */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: ['client/**/*.graphql', 'docs/examples/*.graphql'],
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
