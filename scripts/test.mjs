/**
 * `npm test`: type checks, unit and integration tests, the build, tests of the built server in a real browser. Stops at the first failure.
 */
import { runSteps } from './runSteps.mjs';

await runSteps([
  ['types of messages', 'npx', ['tsx', 'scripts/messageTypes.ts']],
  [
    ['types', 'node', ['node_modules/typescript-native/bin/tsc', '--noEmit']],
    ['build', 'node', ['scripts/build.mjs']],
  ],
  ['unit and integration tests', 'npx', ['vitest', 'run']],
  ['browser tests', 'npx', ['playwright', 'test']],
]);
