import { execFile } from 'node:child_process';

export interface Ended {
  code: number;
  output: string;
  errors: string;
}

/** Runs `npm run admin -- …`, or another operator command by its name. */
export function runCommand(words: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'server/admin/main.ts', ...words],
      { env: { ...process.env, ...env } },
      (_error, output, errors) => resolve({ code: child.exitCode ?? -1, output, errors }),
    );
  });
}
