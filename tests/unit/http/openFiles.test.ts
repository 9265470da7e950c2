import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { loadPages } from '#client/entry-server.tsx';
import { limitConnections, openFilesLimit } from '#server/platform/openFiles.ts';

test('connections take three quarters of the descriptors; without a known limit as many as come', () => {
  const server = createServer();
  limitConnections(server, null);
  expect(server.maxConnections).toBeUndefined();
  limitConnections(server, 1024);
  expect(server.maxConnections).toBe(768);
});

test('the limit of this process is known where there is one', () => {
  // A child has the limit of its parent.
  const ofChild = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  expect(openFilesLimit()).toBe(ofChild === 'unlimited' ? null : Number(ofChild));
});

test('all pages, frames and texts can be imported at the start', async () => {
  await expect(loadPages()).resolves.toBeUndefined();
});
