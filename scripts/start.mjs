/** `npm start`: builds what is missing or changed, then runs the shop in this very process, so that signals reach it. */
import { fileURLToPath } from 'node:url';
import { buildShop } from './build.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env.NODE_ENV ??= 'production';

try {
  await buildShop();
} catch (error) {
  console.error(`The shop could not be built:\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
stopWithNpm();
await import('../dist/server/main.js');

/** npm hands a signal to its shell, which ends without passing it on: when that shell is gone, the shop ends too. */
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
