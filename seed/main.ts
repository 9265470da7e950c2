/**
 * `npm run seed -- [--products N] [--seed S] [--data DIR | --database URL] [--replace]`: fills a data folder or a database with the
 * seed's products, or with any number of generated ones.
 */
import { parseArgs } from 'node:util';
import { readPlace } from '#server/config.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import { buildCatalogueReport, type CatalogueReport } from './buildCatalogue.ts';
import { streamCatalogue } from './generate.ts';
import { seedStore, seedStream } from './seedStore.ts';

const NAMED_PICTURES = 12;
const USAGE = 'npm run seed -- [--products N] [--seed S] [--data DIR | --database URL] [--replace]';

function wholeNumber(option: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${option} must be a whole number from 1 up, not "${text}"\n${USAGE}`);
  return value;
}

function tellReport({ healed, missingPictures }: CatalogueReport): void {
  if (healed.length > 0) console.log(`Corrected ${healed.length} misspelt fields and values of the feeds, such as "${healed[0]?.found}".`);
  if (missingPictures.length === 0) return;
  const some = missingPictures.slice(0, NAMED_PICTURES).join(', ');
  console.warn(
    `${missingPictures.length} pictures have not been made (npm run images makes them): ${some}${missingPictures.length > NAMED_PICTURES ? ', …' : ''}`,
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      products: { type: 'string' },
      seed: { type: 'string', default: '1' },
      data: { type: 'string' },
      database: { type: 'string' },
      replace: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const count = values.products === undefined ? null : wholeNumber('products', values.products);
  const start = wholeNumber('seed', values.seed);
  const report = buildCatalogueReport();
  const { dataFolder, databaseUrls, databaseSource } = readPlace(values, process.env);
  const target = databaseUrls === null ? dataFolder : 'The database';
  // Without a count, the seed's own catalogue is written in a single transaction.
  const isToBeFilled = count !== null;
  const store =
    databaseUrls === null
      ? // One checkpoint after all writes is enough.
        await openLowdbStore({ directory: dataFolder, checkpointAt: Infinity, isToBeFilled })
      : await openPostgresStore({ urls: databaseUrls, source: databaseSource, isToBeFilled });
  try {
    const { replace } = values;
    const written =
      count === null
        ? await seedStore(store, report.catalogue, { replace })
        : await seedStream(store, streamCatalogue(count, start), { replace });
    if (written.products > 0) {
      tellReport(report);
      console.log(`${target} has ${written.products} new products of ${written.vendors} vendors`);
    } else console.log(`${target} has products already and stays as it is; --replace writes them anew`);
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
