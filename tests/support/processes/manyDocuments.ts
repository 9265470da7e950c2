/** Sends a number of distinct documents to an in-process API and then prints the heap used, in MiB. To be run with a small heap. */
import 'reflect-metadata';
import { pino } from 'pino';
import { createApolloServer } from '#server/graphql/createApollo.ts';
import { createApp } from '#server/http/createApp.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';

const FIELDS = [
  'id',
  'slug',
  'href',
  'sku',
  'status',
  'title',
  'weight',
  'createdAt',
  'updatedAt',
  'returnable',
  'color',
  'colors',
  'tags',
];
const ALIASES = 15;

const count = Number(process.argv[2]);
const api = await createTestApi();
const app = await createApp({
  ...api,
  apollo: createApolloServer(api.schema),
  logger: pino({ level: 'silent' }),
  baseUrl: 'http://127.0.0.1',
  secret: 'a secret of tests',
  trustProxy: false,
  rateLimit: 0,
  renderer: () => Promise.reject(new Error('There are no pages here.')),
  clientFiles: {
    folders: null,
    inlineScript: '',
    headFor: () => ({ html: '', stylePolicy: null }),
    playground: '',
  },
  publicFolder: 'client/public',
  demoGateway: null,
});
for (let sent = 0; sent < count; sent += 1) {
  const parts = Array.from({ length: ALIASES }, (_, at) => `p${at}: product(id: "x") { ${FIELDS.join(' ')} }`);
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    payload: { query: `query Q${sent} { ${parts.join(' ')} }` },
  });
  if (statusCode !== 200) throw new Error(body);
  if (sent % 1000 === 999) process.stderr.write(`${sent + 1} ${Math.round(process.memoryUsage().heapUsed / 2 ** 20)}\n`);
}
globalThis.gc?.();
process.stdout.write(`${Math.round(process.memoryUsage().heapUsed / 2 ** 20)}\n`);
process.exit(0);
