import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildApiSchema } from './buildSchema.ts';

/** The schema as sorted SDL, committed as schema/schema.graphql. */
export async function printApiSchema(): Promise<string> {
  return `${printSchema(lexicographicSortSchema(await buildApiSchema()))}\n`;
}
