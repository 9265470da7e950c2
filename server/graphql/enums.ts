import { registerEnumType } from 'type-graphql';

/**
 * Registers a GraphQL enum from a table of value → description and returns the object for decorators. The type requires every
 * value: `describedEnum<SaleLabel>('SaleLabel', …)`.
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
