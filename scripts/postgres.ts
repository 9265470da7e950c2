/**
 * `npm run postgres`: a throw-away PostgreSQL server for development. Prints its `RIZQ_DATABASE_URL`; its data are deleted when it ends. The
 * tests start it, too: it ends when its input does, so that it never outlives a killed test process. Arguments are settings of the server,
 * such as `fsync=off`.
 */
import { startThrowAwayPostgres } from './throwAwayPostgres.ts';

const server = await startThrowAwayPostgres(process.argv.slice(2));
process.stdout.write(`RIZQ_DATABASE_URL=${server.url}\n`);
let stopping: Promise<never> | null = null;
const stop = () => (stopping ??= server.stop().then(() => process.exit(0)));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
process.stdin.on('end', () => void stop()).resume();
