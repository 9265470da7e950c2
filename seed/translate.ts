import * as v from 'valibot';
import { LOCALES, type Locale } from '#schema/rules/locales.ts';
import { localisedSchema } from './records/sharedSchemas.ts';
import type { Refuse } from './seedError.ts';
import type { SeedFiles } from './seedFiles.ts';

/** Fields that identify a record within its list. */
const KEYS = ['slug', 'key', 'hex', 'anchor', 'color', 'category'] as const;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Adds the translations in `data/<language>/<name>.json`, one file per language, to a record or a list. A file has the same fields as the
 * record. Records in a list are matched by key, strings in a list by position. Missing translations fall back to another language.
 */
export function translate<Value>(name: string, value: Value, files: SeedFiles, refuse: Refuse): Value {
  return LOCALES.reduce((translated, locale) => {
    const file = `data/${locale}/${name}.json`;
    const texts = files[file];
    return texts === undefined
      ? translated
      : (merge(translated, texts, { locale, refuse: (at) => refuse(file, at, 'there is no such text') }) as Value);
  }, value);
}

interface Merge {
  locale: Locale;
  refuse: (at: string) => void;
}

function merge(value: unknown, texts: unknown, context: Merge, at = ''): unknown {
  if (typeof texts === 'string' && v.is(localisedSchema, value)) return { ...value, [context.locale]: texts };
  if (Array.isArray(value)) return mergeList(value, texts, context, at);
  if (!isRecord(value) || !isRecord(texts)) {
    context.refuse(at);
    return value;
  }
  const merged: Record<string, unknown> = { ...value };
  for (const [field, own] of Object.entries(texts)) merged[field] = merge(value[field], own, context, below(at, field));
  return merged;
}

function mergeList(list: readonly unknown[], texts: unknown, context: Merge, at: string): unknown {
  const byKey = isRecord(texts) ? texts : {};
  const keys = list.map((entry, place) => (Array.isArray(texts) ? String(place) : keyOf(entry)));
  for (const key of Object.keys(texts as object)) if (!keys.includes(key)) context.refuse(below(at, key));
  return list.map((entry, place) => {
    const own = Array.isArray(texts) ? (texts[place] as unknown) : byKey[keys[place] ?? ''];
    return own === undefined ? entry : merge(entry, own, context, below(at, keys[place] ?? ''));
  });
}

function keyOf(entry: unknown): string {
  const key = KEYS.find((field) => isRecord(entry) && field in entry);
  return key === undefined ? '' : String((entry as Fields)[key]);
}

function below(at: string, field: string): string {
  return at === '' ? field : `${at}.${field}`;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
