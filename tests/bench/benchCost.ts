import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { execute, getOperationAST, getVariableValues, parse, type DocumentNode } from 'graphql';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { generateCatalogue } from '#seed/generate.ts';
import { buildSampleOrders } from '#seed/sampleOrders.ts';
import { seedStore } from '#seed/seedStore.ts';
import { guestContext } from '#server/graphql/context.ts';
import { queryCost } from '#server/graphql/queryCost.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { SHOPPER, VENDOR } from '#tests/support/api/accountOperations.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';
import { costShapes } from './costShapes.ts';
import type { BenchRow } from './printTable.ts';

const MEASURE_MS = 400;

/**
 * Compares the estimated cost of operations with the CPU time measured for executing them in process and serialising the result as JSON.
 */
export async function benchCost(size: number): Promise<BenchRow[]> {
  const store = openMemoryStore();
  const { stock, ...samples } = await buildSampleOrders(buildCatalogue(), new Date());
  const catalogue = generateCatalogue(size);
  const ordered = new Map(stock.map((each) => [each.id, each]));
  const units = catalogue.stock.map((each) => ordered.get(each.id) ?? each);
  await seedStore(store, { ...catalogue, stock: units }, { also: samples });
  const api = await createTestApi({ store, isMeasured: true });
  const rows: BenchRow[] = [];
  for (const { name, source, variables, as } of costShapes([...catalogue.products])) {
    const document = typeof source === 'string' ? parse(source) : source;
    const figures = await measure(api, document, variables ?? {}, as === null ? null : as === 'vendor' ? VENDOR : SHOPPER);
    rows.push({
      what: `cost: ${name}`,
      size,
      figure: `${figures.cost.toLocaleString('en')} µs cost`,
      floor: `${figures.us.toFixed(0)} µs measured; ${(figures.bytes / 1024).toFixed(0)} kB; cost found in ${figures.estimateUs.toFixed(0)} µs`,
      ratio: `${(figures.cost / figures.us).toFixed(2)} ×`,
    });
  }
  await api.close();
  return rows;
}

async function measure(
  api: TestApi,
  document: DocumentNode,
  variableValues: Record<string, unknown>,
  login: typeof SHOPPER | null,
): Promise<{ cost: number; us: number; bytes: number; estimateUs: number }> {
  const { schema, services } = api;
  const operation = getOperationAST(document);
  if (!operation) throw new Error('Each shape has one operation.');
  const token = login && (await api.execute<{ login: { token: string } }>(LOGIN, login)).data.login.token;
  const contextValue = { ...guestContext(services, 'en'), viewer: token === null ? null : await services.sessions.find(token) };
  let bytes = 0;
  const once = async () => {
    const result = await execute({ schema, document, variableValues: { ...variableValues }, contextValue });
    if (result.errors) throw new Error(JSON.stringify(result.errors[0]));
    bytes = JSON.stringify(result).length;
  };
  // Warm-up: code that has not been compiled yet takes several times as long.
  await perRun(once);
  const us = await perRun(once);
  const { coerced = {} } = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues);
  let cost = 0;
  const estimateUs = await perRun(() => {
    cost = queryCost({ schema, document, operation }, coerced);
  });
  return { cost, us, bytes, estimateUs };
}

const LOGIN = 'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';

/** CPU time per run, in microseconds. */
async function perRun(run: () => unknown): Promise<number> {
  const end = performance.now() + MEASURE_MS;
  const before = process.cpuUsage();
  let runs = 0;
  do {
    await run();
    runs += 1;
  } while (performance.now() < end);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / runs;
}
