/** What the browser tests' web server runs: the built shop on a data folder of its own, in which two sellers keep their shops. */
import { rm } from 'node:fs/promises';
import { runShop } from './runShop.ts';
import { folderOfTwoSellers } from './secondSeller.ts';

const directory = await folderOfTwoSellers();
const shop = await runShop({ port: Number(process.env.PORT ?? 4173), directory });
const stop = async () => {
  await shop.stop();
  await rm(directory, { recursive: true, force: true });
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop().then(() => process.exit(0)));
shop.process.once('exit', (code) => process.exit(code ?? 1));
