/** `npm start`: builds whatever is missing or has changed, then runs the server in this process, so that signals reach it. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expectReady } from './expectReady.mjs';

const MIN_OPEN_FILES = 1024;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env.NODE_ENV ??= 'production';

expectReady('fastify');
expectOpenFiles();
const { isBuilt } = await import('./build.mjs');
// In a child process, so that the bundler's memory, hundreds of megabytes, is freed when the child exits.
if (!isBuilt()) {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
stopWithNpm();
await import('../dist/server/main.js');

/**
 * Connections, files and the program's own modules all count as open files. The limit is checked at startup, because too low a limit would
 * cause failures at run time.
 */
function expectOpenFiles() {
  const limit = process.platform === 'win32' ? 'unlimited' : process.report.getReport().userLimits?.open_files?.soft;
  if (typeof limit !== 'number' || limit >= MIN_OPEN_FILES) return;
  process.stderr.write(
    `Only ${limit} files may be open at a time, and the marketplace needs ${MIN_OPEN_FILES}: raise the limit (ulimit -n ${MIN_OPEN_FILES}).\n`,
  );
  process.exit(1);
}

/** npm signals its shell, which exits without forwarding the signal. When that shell is gone, the server stops as well. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const { ppid } = process;
  const watch = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}
