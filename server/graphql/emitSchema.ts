import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildShopSchema } from './buildSchema.ts';

/** The schema as SDL in alphabetical order: what is committed as schema/schema.graphql. */
export async function printShopSchema(): Promise<string> {
  return `${printSchema(lexicographicSortSchema(await buildShopSchema()))}\n`;
}
