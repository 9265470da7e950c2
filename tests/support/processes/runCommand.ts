import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { runOperatorCommand } from '#server/admin/operatorCommand.ts';
import { builtScript } from './builtScript.ts';

export interface Ended {
  code: number;
  output: string;
  errors: string;
}

const PROGRAM = 'server/admin/main.ts';

/** Runs an operator's command in this process, as `npm run admin -- …` does. Resolves to its output. */
export async function runCommand(words: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const { isDone, text } = await runOperatorCommand(words, { ...process.env, ...env });
  return isDone ? { code: 0, output: `${text}\n`, errors: '' } : { code: 1, output: '', errors: `${text}\n` };
}

/** Runs a command until a condition holds, then kills it. Resolves to the signal that ended it, or to null if it had already ended. */
export async function killCommand(words: readonly string[], isMoment: () => Promise<boolean>): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [await builtScript(PROGRAM), ...words], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await isMoment()));
  child.kill('SIGKILL');
  await ended;
  return child.signalCode;
}

/** Runs the command in a separate process, as npm does. */
export function spawnCommand(words: readonly string[], env: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    const args = ['--import', 'tsx', PROGRAM, ...words];
    const child = execFile(process.execPath, args, { env: { ...process.env, ...env } }, (_error, output, errors) =>
      resolve({ code: child.exitCode ?? -1, output, errors }),
    );
  });
}
