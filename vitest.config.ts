import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './messages/messagesPlugin.ts';

const alias = [
  // One graphql module for every importer: two copies refuse each other's objects.
  { find: /^graphql$/, replacement: path.resolve('node_modules/graphql/index.js') },
  { find: '@node-rs/argon2', replacement: path.resolve('tests/support/setup/rememberedHashes.ts') },
];

export default defineConfig({
  plugins: [messagesPlugin()],
  resolve: { alias },
  test: {
    // Both processors of a small machine: left to itself, vitest keeps one free.
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
    // Modules are loaded once and shared by the files of a worker: loading them again took more time than the tests.
    isolate: false,
    // Whole pages live for a few milliseconds: a larger young generation collects a sixth of the garbage collector's work away.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts', 'tests/integration/{api,mail,store,http,start,boundaries}/**/*.test.ts'],
          setupFiles: ['tests/support/setup/setupNode.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        // Loaded by several names, React Router becomes several copies with contexts of their own: one file for all names.
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
          testTimeout: 20_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
