/** `npm run verify`: the checks that a change must pass before it lands. */
import { runSteps } from './runSteps.mjs';

await runSteps([
  ['format', 'npx', ['prettier', '--check', '.', '--log-level', 'warn']],
  ['generated files', 'npx', ['tsx', 'scripts/generate.ts', '--check']],
  ['types of messages', 'npx', ['tsx', 'scripts/messageTypes.ts']],
  ['boundaries', 'npx', ['depcruise', '--config', '.dependency-cruiser.mjs', 'client', 'server', 'schema', 'messages', 'seed']],
  ['lint', 'npx', ['eslint', '.', '--max-warnings', '0']],
  ['styles', 'npx', ['stylelint', 'client/**/*.css']],
  ['tests', 'node', ['scripts/test.mjs']],
]);
