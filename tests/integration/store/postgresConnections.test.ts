import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { CONNECT_MS, Connections, Hosts } from '#server/store/postgres/connections.ts';
import { preparedDatabase } from '#tests/support/postgres/preparedDatabase.ts';

test('a connection whose check exceeds its timeout is returned to the pool, which can then be closed', async () => {
  const hosts = new Hosts([await preparedDatabase()]);
  let checks = 0;
  // The first check passes immediately; the second takes longer than its timeout, as it would on a slow server.
  const connections = new Connections(hosts, () => delay((checks += 1) === 1 ? 0 : CONNECT_MS * 1.5, undefined));
  await connections.use(() => Promise.resolve());
  // One of them takes the idle connection, and the other waits for a new one.
  const both = await Promise.allSettled([connections.use(() => Promise.resolve()), connections.use(() => Promise.resolve())]);
  expect(checks).toBe(2);
  await connections.close();
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});
