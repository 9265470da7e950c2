import { FieldResolver, ID, Root } from 'type-graphql';
import { localise, type LocalisedText } from '#schema/rules/localisedText.ts';
import { derivedId, type DerivedKind } from '#server/platform/derivedIds.ts';
import { Reads } from './dependencies.ts';
import { InLocale, type Locale } from './locale.ts';
import { Money, moneyOrNull } from './money.type.ts';

/** A resolver class for a type. */
interface ResolverClass {
  prototype: object;
}

/** Descriptions of the source's properties of this value type, keyed by field name. */
type Described<Source, Value, Suffix extends string> = {
  [Key in keyof Source & string as Source[Key] extends Value ? (Key extends `${infer Name}${Suffix}` ? Name : never) : never]?: string;
};

/** Class decorator: turns the source's localised texts into fields in the response's language. `nullable` may be omitted. */
export function TextFields<Source extends object>(
  required: Described<Source, LocalisedText, ''>,
  nullable: Described<Source, LocalisedText | null | undefined, ''> = {},
): (resolver: ResolverClass) => void {
  const textOf = (text: LocalisedText | null | undefined, locale: Locale) => (text ? localise(text, locale) : null);
  return ({ prototype }) => {
    for (const [name, options] of optionsOf(required, nullable)) {
      const value = (source: Record<string, LocalisedText | null | undefined>, locale: Locale) => textOf(source[name], locale);
      InLocale()(prototype, name, 1);
      addField(prototype, name, { value }, () => String, options);
    }
  };
}

/** Class decorator: turns the source's amounts (`nameCents`) into fields (`name`). `nullable` may be omitted. */
export function MoneyFields<Source extends object>(
  required: Described<Source, number, 'Cents'>,
  nullable: Described<Source, number | null, 'Cents'> = {},
): (resolver: ResolverClass) => void {
  return ({ prototype }) => {
    for (const [name, options] of optionsOf(required, nullable)) {
      const value = (source: Record<string, number | null>) => moneyOrNull(source[`${name}Cents`] ?? null);
      addField(prototype, name, { value }, () => Money, options);
    }
  };
}

/** Class decorator: the field `id`, derived from the source's own id. */
export function DerivedId(kind: DerivedKind): (resolver: ResolverClass) => void {
  const value = ({ id }: { id: string }) => derivedId(kind, id);
  return ({ prototype }) =>
    addField(prototype, 'id', { value }, () => ID, { description: 'Opaque global id. Its prefix identifies the type of object.' });
}

/** Property decorator: a field that returns a property of the source under a different name. */
export function FieldFrom<Source>(property: keyof Source & string, type: () => object, options: FieldOptions): PropertyDecorator {
  const value = (source: Source) => source[property];
  return (prototype, name) => addField(prototype, String(name), { value }, type, options);
}

interface FieldOptions {
  description: string;
  nullable?: boolean;
}

function optionsOf(required: object, nullable: object): (readonly [string, FieldOptions])[] {
  const options = (descriptions: object, isNullable: boolean) =>
    Object.entries(descriptions as Record<string, string>).map(
      ([name, description]) => [name, { description, nullable: isNullable }] as const,
    );
  return [...options(required, false), ...options(nullable, true)];
}

function addField(prototype: object, name: string, method: PropertyDescriptor, type: () => object, options: FieldOptions): void {
  Object.defineProperty(prototype, name, method);
  Root()(prototype, name, 0);
  FieldResolver(type, options)(prototype, name, method);
  Reads()(prototype, name, method);
}
