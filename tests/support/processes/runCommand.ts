import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtScript } from './builtScript.ts';

export interface Ended {
  code: number;
  output: string;
  errors: string;
}

const PROGRAM = 'server/admin/main.ts';

/** Runs the program of `npm run admin -- …`, or another operator command by its name. */
export async function runCommand(words: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  return runNode([await builtScript(PROGRAM), ...words], env);
}

/** Runs a command until a condition holds, then kills it (SIGKILL). Resolves with the signal that ended it; null: it was over before. */
export async function killCommand(words: readonly string[], isMoment: () => Promise<boolean>): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [await builtScript(PROGRAM), ...words], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await isMoment()));
  child.kill('SIGKILL');
  await ended;
  return child.signalCode;
}

/** The same as npm runs it: without a bundle. */
export function runUnbuiltCommand(words: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  return runNode(['--import', 'tsx', PROGRAM, ...words], env);
}

function runNode(args: readonly string[], env: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env: { ...process.env, ...env } }, (_error, output, errors) =>
      resolve({ code: child.exitCode ?? -1, output, errors }),
    );
  });
}
