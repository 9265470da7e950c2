/** The API reference, docs/api-reference.md: what the schema says of every operation and type, as Markdown. */
import { astFromValue, buildSchema, getNamedType, print } from 'graphql';
import { isEnumType, isInputObjectType, isInterfaceType, isIntrospectionType, isObjectType, isScalarType } from 'graphql';
import { isSpecifiedScalarType, isUnionType } from 'graphql';
import type { GraphQLArgument, GraphQLEnumType, GraphQLField, GraphQLInputField, GraphQLInterfaceType, GraphQLNamedType } from 'graphql';
import type { GraphQLInputObjectType, GraphQLObjectType, GraphQLScalarType, GraphQLSchema, GraphQLType, GraphQLUnionType } from 'graphql';

type Field = GraphQLField<unknown, unknown>;
type Described = Pick<Field, 'description' | 'deprecationReason'>;

const HEAD = `# API reference

Generated from \`schema/schema.graphql\` by \`npm run generate\`. Do not edit. The guide is [api.md](api.md).

- \`!\` marks what is never null. \`[…]\` is a list.
- Arguments follow their field as rows of their own. \`= …\` is a default.
- \`(locale:)\` marks a field that takes \`locale: Locale\`: the language of the text. Without it \`Accept-Language\` decides, else English.`;

/** The reference of a schema that is given as SDL. */
export function printApiReference(sdl: string): string {
  const schema = buildSchema(sdl);
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !roots.some((root) => root === type))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1));
  const sections: [heading: string, entries: string[]][] = [
    ['Queries', operationsOf(schema.getQueryType())],
    ['Mutations', operationsOf(schema.getMutationType())],
    ['Object types', types.filter(isObjectType).map((type) => entry(type, implementsLine(type), fieldTable(type)))],
    ['Interfaces', types.filter(isInterfaceType).map((type) => entry(type, implementedLine(schema, type), fieldTable(type)))],
    ['Inputs', types.filter(isInputObjectType).map((type) => entry(type, inputTable('field', Object.values(type.getFields()))))],
    ['Enums', types.filter(isEnumType).map((type) => entry(type, valueTable(type)))],
    ['Unions', types.filter(isUnionType).map((type) => entry(type, `One of ${links(type.getTypes())}.`))],
    ['Scalars', types.filter(isScalarType).map((type) => entry(type, specification(type)))],
  ];
  const contents = sections.map(([heading]) => `[${heading}](#${heading.toLowerCase().replace(' ', '-')})`).join(' · ');
  return `${[HEAD, contents, ...sections.flatMap(([heading, entries]) => [`## ${heading}`, ...entries])].join('\n\n')}\n`;
}

/** One entry for each field of a root type. Its heading names the root, so that `Query.product` and the type `Product` have different anchors. */
function operationsOf(root: GraphQLObjectType | null | undefined): string[] {
  return Object.values(root?.getFields() ?? {}).map((field) => {
    const table = field.args.length === 0 ? '' : inputTable('argument', field.args);
    return paragraphs(`### ${root?.name}.${field.name}`, descriptionOf(field), `Returns ${typeLink(field.type)}.`, table);
  });
}

function entry(type: GraphQLNamedType, ...parts: string[]): string {
  return paragraphs(`### ${type.name}`, oneLine(type.description), ...parts);
}

function implementsLine(type: GraphQLObjectType): string {
  const interfaces = type.getInterfaces();
  return interfaces.length === 0 ? '' : `Implements ${links(interfaces)}.`;
}

function implementedLine(schema: GraphQLSchema, type: GraphQLInterfaceType): string {
  return `Implemented by ${links(schema.getPossibleTypes(type))}.`;
}

function fieldTable(type: GraphQLObjectType | GraphQLInterfaceType): string {
  return table(['field', 'type', 'description'], Object.values(type.getFields()).flatMap(fieldRows));
}

/** The row of a field, and one for each of its arguments but `locale`, which the head of the file explains. */
function fieldRows(field: Field): string[][] {
  const isLocalised = field.args.some(({ name }) => name === 'locale');
  const own = field.args.filter(({ name }) => name !== 'locale');
  return [
    [`\`${field.name}${isLocalised ? '(locale:)' : ''}\``, typeLink(field.type), descriptionOf(field)],
    ...own.map((argument) => [`\`${field.name}(${argument.name}:)\``, inputType(argument), descriptionOf(argument)]),
  ];
}

function inputTable(what: 'argument' | 'field', inputs: readonly (GraphQLArgument | GraphQLInputField)[]): string {
  return table(
    [what, 'type', 'description'],
    inputs.map((input) => [`\`${input.name}\``, inputType(input), descriptionOf(input)]),
  );
}

function valueTable(type: GraphQLEnumType): string {
  return table(
    ['value', 'description'],
    type.getValues().map((value) => [`\`${value.name}\``, descriptionOf(value)]),
  );
}

function specification(type: GraphQLScalarType): string {
  return type.specifiedByURL ? `Specification: <${type.specifiedByURL}>` : '';
}

function inputType({ type, defaultValue }: GraphQLArgument | GraphQLInputField): string {
  const value = astFromValue(defaultValue, type);
  return `${typeLink(type)}${value ? ` = \`${print(value)}\`` : ''}`;
}

/** A type as SDL writes it, as a link to the entry of its named type; the specification's own scalars have none. */
function typeLink(type: GraphQLType): string {
  const named = getNamedType(type);
  return isSpecifiedScalarType(named) ? `\`${String(type)}\`` : `[\`${String(type)}\`](#${named.name.toLowerCase()})`;
}

function links(types: readonly (GraphQLObjectType | GraphQLInterfaceType | GraphQLUnionType | GraphQLInputObjectType)[]): string {
  return types.map(typeLink).join(', ');
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map((cells) => line(cells.map((cell) => cell.replaceAll('|', '\\|'))))].join('\n');
}

function descriptionOf({ description, deprecationReason }: Described): string {
  return [oneLine(description), deprecationReason ? `Deprecated: ${oneLine(deprecationReason)}` : ''].filter(Boolean).join(' ');
}

function oneLine(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

function paragraphs(...parts: string[]): string {
  return parts.filter(Boolean).join('\n\n');
}
