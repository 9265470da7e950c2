import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { loadPages } from '#client/entry-server.tsx';
import { limitConnections, openFilesLimit } from '#server/platform/openFiles.ts';

test('connections are limited to three quarters of the file descriptors, or unlimited if their limit is unknown', () => {
  const server = createServer();
  limitConnections(server, null);
  expect(server.maxConnections).toBeUndefined();
  limitConnections(server, 1024);
  expect(server.maxConnections).toBe(768);
});

test('openFilesLimit returns the descriptor limit of the process, or null if there is none', () => {
  // A child process inherits its parent's limit.
  const ofChild = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  expect(openFilesLimit()).toBe(ofChild === 'unlimited' ? null : Number(ofChild));
});

test('loadPages imports all pages, frames and messages without an error', async () => {
  await expect(loadPages()).resolves.toBeUndefined();
});
