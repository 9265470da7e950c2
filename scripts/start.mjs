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
await import('../dist/server/main.js');
