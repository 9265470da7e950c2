/** Generates docs/api-reference.md: the schema's descriptions of every operation and type, as Markdown. */
import {
  astFromValue,
  buildSchema,
  getNamedType,
  isIntrospectionType,
  isSpecifiedScalarType,
  print,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLScalarType,
  type GraphQLType,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;
type Input = GraphQLArgument | GraphQLInputField;

const HEAD = `# API reference

Generated from \`schema/schema.graphql\` by \`npm run generate\`. Do not edit. The guide is [api.md](api.md).

- \`!\` marks a type that is never null, \`[…]\` a list, \`= …\` a default.
- The arguments of a field are the rows below it.
- \`(locale:)\` marks a text that takes \`locale: Locale\`. Without it \`Accept-Language\` decides, else English.`;

/** The reference of a schema given as SDL. */
export function printApiReference(sdl: string): string {
  const schema = buildSchema(sdl);
  const roots: unknown[] = [schema.getQueryType(), schema.getMutationType()];
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !roots.includes(type))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1));
  const sections: [heading: string, entries: string[]][] = [
    ['Queries', operations(schema.getQueryType())],
    ['Mutations', operations(schema.getMutationType())],
    ['Object types', types.filter(isObjectType).map((type) => entry(type, list('Implements', type.getInterfaces()), fieldTable(type)))],
    [
      'Interfaces',
      types.filter(isInterfaceType).map((type) => entry(type, list('Implemented by', schema.getPossibleTypes(type)), fieldTable(type))),
    ],
    ['Inputs', types.filter(isInputObjectType).map((type) => entry(type, inputTable('field', Object.values(type.getFields()))))],
    ['Enums', types.filter(isEnumType).map((type) => entry(type, valueTable(type)))],
    ['Unions', types.filter(isUnionType).map((type) => entry(type, list('One of', type.getTypes())))],
    ['Scalars', types.filter(isScalarType).map((type) => entry(type, specification(type)))],
  ];
  const contents = sections.map(([heading]) => `[${heading}](#${heading.toLowerCase().replace(' ', '-')})`).join(' · ');
  return `${paragraphs(HEAD, contents, ...sections.flatMap(([heading, entries]) => [`## ${heading}`, ...entries]))}\n`;
}

/** An entry per field of a root type. The heading names the root: the anchors of `Query.product` and the type `Product` differ. */
function operations(root: GraphQLObjectType | null | undefined): string[] {
  return Object.values(root?.getFields() ?? {}).map((field) =>
    paragraphs(
      `### ${root?.name}.${field.name}`,
      descriptionOf(field),
      `Returns ${typeLink(field.type)}.`,
      field.args.length > 0 && inputTable('argument', field.args),
    ),
  );
}

function entry(type: GraphQLNamedType, ...parts: (string | false)[]): string {
  return paragraphs(`### ${type.name}`, oneLine(type.description), ...parts);
}

function list(label: string, types: readonly GraphQLNamedType[]): string | false {
  return types.length > 0 && `${label} ${types.map(typeLink).join(', ')}.`;
}

function fieldTable(type: GraphQLObjectType | GraphQLInterfaceType): string {
  return table(['field', 'type', 'description'], Object.values(type.getFields()).flatMap(fieldRows));
}

/** The row of a field, and one for each of its arguments except `locale`, which the head of the file explains. */
function fieldRows(field: Field): string[][] {
  const own = field.args.filter(({ name }) => name !== 'locale');
  const name = own.length < field.args.length ? `${field.name}(locale:)` : field.name;
  return [
    [`\`${name}\``, typeLink(field.type), descriptionOf(field)],
    ...own.map((argument) => [`\`${field.name}(${argument.name}:)\``, inputType(argument), descriptionOf(argument)]),
  ];
}

function inputTable(kind: 'argument' | 'field', inputs: readonly Input[]): string {
  const rows = inputs.map((input) => [`\`${input.name}\``, inputType(input), descriptionOf(input)]);
  return table([kind, 'type', 'description'], rows);
}

function valueTable(type: GraphQLEnumType): string {
  const rows = type.getValues().map((value) => [`\`${value.name}\``, descriptionOf(value)]);
  return table(['value', 'description'], rows);
}

function specification({ specifiedByURL }: GraphQLScalarType): string | false {
  return specifiedByURL != null && `Specification: <${specifiedByURL}>`;
}

function inputType({ type, defaultValue }: Input): string {
  const value = astFromValue(defaultValue, type);
  return value ? `${typeLink(type)} = \`${print(value)}\`` : typeLink(type);
}

/** A type in SDL notation, linked to the entry of its named type; the specification's built-in scalars have none. */
function typeLink(type: GraphQLType): string {
  const named = getNamedType(type);
  return isSpecifiedScalarType(named) ? `\`${String(type)}\`` : `[\`${String(type)}\`](#${named.name.toLowerCase()})`;
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function descriptionOf({ description, deprecationReason }: Pick<Field, 'description' | 'deprecationReason'>): string {
  return oneLine(description) + (deprecationReason == null ? '' : ` Deprecated: ${oneLine(deprecationReason)}`);
}

function oneLine(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

function paragraphs(...parts: (string | false)[]): string {
  return parts.filter(Boolean).join('\n\n');
}
