import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './messages/messagesPlugin.ts';

const alias = [
  // One copy of graphql for all importers: two copies refuse each other's objects.
  { find: /^graphql$/, replacement: path.resolve('node_modules/graphql/index.js') },
  { find: '@node-rs/argon2', replacement: path.resolve('tests/support/setup/rememberedHashes.ts') },
];

export default defineConfig({
  plugins: [messagesPlugin()],
  resolve: { alias },
  test: {
    // Both processors of a small machine: by default vitest leaves one free.
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
    // Modules are loaded once per worker and shared by its files: reloading them took longer than the tests.
    isolate: false,
    // Rendered pages live for a few milliseconds: a larger young generation saves a sixth of garbage collection.
    execArgv: ['--max-semi-space-size=64'],
    // Generous: a busy machine must not make a correct test fail.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts', 'tests/integration/{api,mail,store,http,start,boundaries}/**/*.test.ts'],
          setupFiles: ['tests/support/setup/setupNode.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        // One file for all names of React Router: each name would load a copy with contexts of its own.
        resolve: {
          alias: [
            { find: /^react-router(-dom|\/dom)?$/, replacement: path.resolve('node_modules/react-router/dist/development/index.mjs') },
          ],
        },
        test: {
          name: 'app',
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.tsx', 'tests/integration/app/**/*.test.tsx'],
          setupFiles: ['tests/support/setup/setupApp.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
