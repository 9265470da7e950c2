/**
 * `npm run postgres`: a temporary PostgreSQL server for development. Prints its `RIZQ_DATABASE_URL`; its data is deleted when the server
 * stops. Tests start it as well: it stops when its standard input closes, so that it does not outlive a killed test process. Arguments are
 * server settings, such as `fsync=off`.
 */
import { startThrowAwayPostgres } from './throwAwayPostgres.ts';

const server = await startThrowAwayPostgres(process.argv.slice(2));
process.stdout.write(`RIZQ_DATABASE_URL=${server.url}\n`);
let stopping: Promise<never> | null = null;
const stop = () => (stopping ??= server.stop().then(() => process.exit(0)));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
process.stdin.on('end', () => void stop()).resume();
