import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs commands in sequence, prints how long each took, and exits with the first failure's code. Nested lists run concurrently. */
export async function runSteps(steps) {
  const started = Date.now();
  for (const step of steps) {
    const commands = Array.isArray(step[0]) ? step : [step];
    const codes = await Promise.all(commands.map(run));
    const failed = codes.findIndex((code) => code !== 0);
    if (failed === -1) continue;
    process.stdout.write(`\n✗ ${commands[failed][0]} failed\n`);
    process.exit(codes[failed] ?? 1);
  }
  process.stdout.write(`\n✓ all in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

async function run([name, command, words]) {
  const from = Date.now();
  process.stdout.write(`\n— ${name}\n`);
  const [code] = await once(spawn(command, words, { stdio: 'inherit' }), 'exit');
  if (code === 0) process.stdout.write(`  ${name}: ${((Date.now() - from) / 1000).toFixed(1)} s\n`);
  return code;
}
