import { expect, onTestFinished, test } from 'vitest';
import { freePort, runServer } from '#tests/support/processes/runServer.ts';

const LISTING = JSON.stringify({ query: '{ products(first: 1) { totalCount } }' });

test('metrics are served on a separate port, and count requests, cache reads, renders, jobs and products', async () => {
  const port = await freePort();
  const server = await runServer({ env: { RIZQ_METRICS_PORT: String(port) } });
  onTestFinished(() => server.stop());
  const headers = { 'content-type': 'application/json' };
  for (let count = 0; count < 3; count += 1) await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: LISTING });
  await fetch(`${server.url}/faq`);
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  const valueOf = (series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1),
    );
  expect(valueOf('rizq_http_request_seconds_count{method="POST",route="/graphql",status="200"}')).toBe(3);
  expect(valueOf('rizq_cache_reads_total{cache="responses",result="hit"}')).toBe(2);
  expect(valueOf('rizq_cache_reads_total{cache="pages",result="miss"}')).toBe(1);
  expect(valueOf('rizq_page_render_seconds_count')).toBe(1);
  expect(valueOf('rizq_index_products')).toBe(195);
  expect(valueOf('rizq_heap_free_bytes')).toBeGreaterThan(valueOf('rizq_heap_floor_bytes{refuses="growth"}'));
  expect(valueOf('rizq_heap_floor_bytes{refuses="growth"}')).toBe(2 * valueOf('rizq_heap_floor_bytes{refuses="writes"}'));
  expect(valueOf('rizq_jobs{state="waiting"}')).toBeGreaterThan(0);
  expect(valueOf('rizq_store_transaction_seconds_count{result="committed"}')).toBeGreaterThan(0);
  expect(valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});
