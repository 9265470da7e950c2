import { buildSchema, isAbstractType } from 'graphql';

/** `possibleTypes` for Apollo's cache: the object types behind each union and interface in the schema, as a TypeScript module. */
export function printPossibleTypes(sdl: string): string {
  const schema = buildSchema(sdl);
  const rows = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .map(({ name }) => [name, schema.getPossibleTypes(schema.getType(name) as never).map((type) => type.name)] as const)
    .sort(([left], [right]) => left.localeCompare(right));
  const lines = rows.map(([name, types]) => `  ${name}: [${types.map((type) => `'${type}'`).join(', ')}],`);
  return `/** Object types behind each union and interface of the schema: fragments on those match by this. */\nexport const possibleTypes: Record<string, string[]> = {\n${lines.join('\n')}\n};\n`;
}
