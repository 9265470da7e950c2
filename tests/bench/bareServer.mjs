/**
 * Baseline for orders over HTTP: `node bareServer.mjs FILE`. Plain Fastify and Apollo Server with a single mutation, which appends a line
 * to a file and syncs it. Lines that arrive during a sync share the next one, as in the journal. Prints its URL.
 */
import { open } from 'node:fs/promises';
import process from 'node:process';
import fastifyApollo from '@as-integrations/fastify';
import { ApolloServer } from '@apollo/server';
import Fastify from 'fastify';

const file = await open(process.argv[2], 'a');
let lines = [];
let synced = Promise.resolve();

async function writeAll() {
  const text = lines.join('');
  lines = [];
  await file.write(text);
  await file.datasync();
}

/** Resolves when the line is durable. */
function append(line) {
  if (lines.push(`${line}\n`) === 1) synced = synced.then(writeAll);
  return synced;
}

const apollo = new ApolloServer({
  typeDefs: 'type Query { lines: Int } type Mutation { append(line: String!): Boolean }',
  resolvers: { Mutation: { append: (_, { line }) => append(line).then(() => true) } },
});
await apollo.start();
const app = Fastify();
await app.register(fastifyApollo(apollo));
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
