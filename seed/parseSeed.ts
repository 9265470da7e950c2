import * as v from 'valibot';
import { normalise } from './normalise.ts';
import { pictureManifestSchema } from './build/pictures.ts';
import { type ParsedLists, type ParsedSeed, type SeedListName, SEED_LISTS } from './parsedSeed.ts';
import { findBrokenReferences } from './records/references.ts';
import { recordName, refusalReason } from './records/refusal.ts';
import { marketplaceRecordSchema } from './records/marketplaceRecords.ts';
import { type Refuse, type RefusedRecord, SeedError } from './seedError.ts';
import type { SeedFiles } from './seedFiles.ts';
import { translate } from './translate.ts';

function parseList<Name extends SeedListName>(name: Name, files: SeedFiles, refuse: Refuse): ParsedLists[Name] {
  const file = `data/${name}.json`;
  const content = files[file];
  if (!Array.isArray(content)) {
    refuse(file, 'file', content === undefined ? 'is missing' : 'must hold a list');
    return [];
  }
  const schema: v.GenericSchema<unknown, ParsedLists[Name][number]> = SEED_LISTS[name];
  return content.flatMap((value: unknown, index) => {
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return [parsed.output];
    refuse(file, recordName(value, index), refusalReason(parsed.issues));
    return [];
  }) as ParsedLists[Name];
}

function parseOne<Output>(file: string, schema: v.GenericSchema<unknown, Output>, files: SeedFiles, refuse: Refuse): Output | null {
  const parsed = v.safeParse(schema, files[file]);
  if (parsed.success) return parsed.output;
  refuse(file, 'file', files[file] === undefined ? 'is missing' : refusalReason(parsed.issues));
  return null;
}

function isProductFile(file: string): boolean {
  return file.startsWith('data/products-') || file.startsWith('raw/');
}

/**
 * Validates the seed, given as parsed JSON by file name under seed/.
 * @throws SeedError that lists the file and record of everything that is invalid.
 */
export function parseSeed(files: SeedFiles): ParsedSeed {
  const refused: RefusedRecord[] = [];
  const refuse: Refuse = (file, record, reason) => refused.push({ file, record, reason });
  const names = Object.keys(SEED_LISTS) as SeedListName[];
  const lists = Object.fromEntries(names.map((name) => [name, parseList(name, files, refuse)])) as unknown as ParsedLists;
  const shop = parseOne('data/shop.json', marketplaceRecordSchema, files, refuse);
  const pictures = parseOne('data/pictures.json', pictureManifestSchema, files, refuse);
  const products = normalise(Object.fromEntries(Object.entries(files).filter(([file]) => isProductFile(file))), lists.brands);
  refused.push(...products.refused);
  const own = { ...lists, shop, products: products.records };
  const translated = Object.fromEntries(
    Object.entries(own).map(([name, value]) => [name, translate(name, value, files, refuse)]),
  ) as typeof own;
  if (refused.length > 0 || translated.shop === null || pictures === null) throw new SeedError(refused);

  const seed = { ...translated, shop: translated.shop, pictures, healed: products.healed };
  const broken = findBrokenReferences(seed);
  if (broken.length > 0) throw new SeedError(broken);
  return seed;
}
