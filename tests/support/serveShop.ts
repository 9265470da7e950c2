/** What the browser tests' web server runs: the built shop on an empty data folder of its own. */
import { runShop } from './runShop.ts';

const shop = await runShop({ port: Number(process.env.PORT ?? 4173) });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shop.stop().then(() => process.exit(0)));
shop.process.once('exit', (code) => process.exit(code ?? 1));
