import { spawnSync } from 'node:child_process';

/** Runs commands in sequence, prints the duration of each, and exits with the first failure's code. */
export function runSteps(steps) {
  const started = Date.now();
  for (const [name, command, words] of steps) {
    const from = Date.now();
    process.stdout.write(`\n— ${name}\n`);
    const { status } = spawnSync(command, words, { stdio: 'inherit' });
    if (status !== 0) {
      process.stdout.write(`\n✗ ${name} failed\n`);
      process.exit(status ?? 1);
    }
    process.stdout.write(`  ${name}: ${((Date.now() - from) / 1000).toFixed(1)} s\n`);
  }
  process.stdout.write(`\n✓ all in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}
