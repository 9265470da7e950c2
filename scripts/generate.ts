/**
 * `npm run generate`: writes all generated files. These are the API's SDL from the server's classes, the client's operation types from the
 * SDL and the `.graphql` files, the list of those operations, the cache's possible types, and the postcodes' cities from a package.
 * With `--check`, it fails if the files in the working tree were stale.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import 'reflect-metadata';
import { generate } from '@graphql-codegen/cli';
import { codegenConfig, SCHEMA_FILE } from '../codegen.ts';
import { buildApiSchema, printApiSchema } from '#server/graphql/buildSchema.ts';
import { listClientDocuments } from './listClientDocuments.ts';
import { printCityRuns } from './printCityRuns.ts';
import { printPossibleTypes } from './printPossibleTypes.ts';
import { printPublicOperations } from './printPublicOperations.ts';

const DOCUMENTS_FILE = 'schema/clientDocuments.json';
const GENERATED = [SCHEMA_FILE, DOCUMENTS_FILE, ':(glob)client/**/*.generated.ts', ':(glob)docs/examples/*.generated.ts'];

const check = process.argv.includes('--check');
const before = check ? fingerprint() : null;

const schema = await printApiSchema();
writeFileSync(SCHEMA_FILE, schema);
writeFileSync('client/graphql/possibleTypes.generated.ts', printPossibleTypes(schema));
writeFileSync('client/features/address/cityRuns.generated.ts', printCityRuns());
await generate({ ...codegenConfig(), silent: true, errorsOnly: true }, true);
const documents = await listClientDocuments();
writeFileSync(DOCUMENTS_FILE, `${JSON.stringify(documents, null, 1)}\n`);
writeFileSync('client/graphql/publicOperations.generated.ts', printPublicOperations(await buildApiSchema(), Object.values(documents)));

if (before !== null && before !== fingerprint()) {
  console.error(`Generated files were stale. Run "npm run generate" and commit:\n${git('status', '--short', '--', ...GENERATED)}`);
  process.exit(1);
}

/** Fingerprint of the generated files in the working tree, committed or not. */
function fingerprint(): string {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...GENERATED)
    .split('\n')
    .filter(Boolean);
  return files.map((file) => `${file}\n${readFileSync(file, 'utf8')}`).join('\n');
}

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8', maxBuffer: 64_000_000 });
}
