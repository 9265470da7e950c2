/** Web server for the browser tests: the built server with a separate data folder, in which two vendors have sellers. */
import { rm } from 'node:fs/promises';
import { runServer } from './runServer.ts';
import { folderOfTwoSellers } from '#tests/support/api/secondSeller.ts';

const directory = await folderOfTwoSellers();
const server = await runServer({ port: Number(process.env.PORT ?? 4173), directory });
const stop = async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop().then(() => process.exit(0)));
server.process.once('exit', (code) => process.exit(code ?? 1));
