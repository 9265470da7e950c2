import { registerEnumType } from 'type-graphql';

/**
 * Makes a GraphQL enum of a table of value → description and gives back the object that decorators name.
 * The table is checked to be exhaustive by its type: `describedEnum<SaleLabel>('SaleLabel', …)`.
 */
export function describedEnum<Value extends string>(
  name: string,
  description: string,
  values: Record<Value, string>,
): { readonly [Key in Value]: Key } {
  const keys = Object.keys(values) as Value[];
  const enumObject = Object.fromEntries(keys.map((key) => [key, key])) as { readonly [Key in Value]: Key };
  const valuesConfig: Record<string, { description: string }> = Object.fromEntries(keys.map((key) => [key, { description: values[key] }]));
  registerEnumType<object>(enumObject, { name, description, valuesConfig });
  return enumObject;
}
