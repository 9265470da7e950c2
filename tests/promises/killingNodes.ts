import { setTimeout as pause } from 'node:timers/promises';
import { figureOf, type Figure } from './figure.ts';
import { Buyers, faultsOf, NO_FAULTS, startDatabase, startNode } from './nodes.ts';

const NODES = 3;
const MIN_MS = 100;
const MORE_MS = 500;
/** Every n-th round kills two nodes simultaneously. */
const TWO_EVERY = 4;

/** Kills random nodes on one PostgreSQL database while 16 buyers order on all of them, and restarts the killed nodes. */
export async function killingNodes(rounds: number): Promise<Figure> {
  const database = await startDatabase();
  const nodes = await Promise.all(Array.from({ length: NODES }, () => startNode(database.url)));
  const buyers = new Buyers(
    nodes.map(({ url }) => url),
    'nodes',
  );
  let kills = 0;
  for (let round = 1; round <= rounds; round += 1) {
    await pause(MIN_MS + Math.random() * MORE_MS);
    const first = Math.floor(Math.random() * NODES);
    const second = round % TWO_EVERY === 0 ? (first + 1) % NODES : first;
    const killed = nodes.filter((_, index) => index === first || index === second);
    kills += killed.length;
    await Promise.all(killed.map((node) => node.kill()));
    await Promise.all(killed.map((node) => node.restart()));
  }
  await buyers.placedOnEach();
  await buyers.stop();
  await Promise.all(nodes.map((node) => node.stop()));
  const cut = buyers.attempts.filter(({ kind }) => kind === 'lost').length;
  const faults = await faultsOf(database.url, buyers);
  await database.stop();
  const values = { ...faults, kills, 'requests without a response': cut };
  return figureOf(14, `${NODES} nodes on PostgreSQL, killed under orders`, values, {
    ...NO_FAULTS,
    'requests without a response': (count) => count > 0,
  });
}
