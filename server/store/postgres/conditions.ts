import { isStorableText } from '#server/store/core/frozenDocument.ts';
import { conditionsOf } from '#server/store/core/layeredReader.ts';
import type { KeyValue, Place } from '#server/store/core/tableIndexes.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import { tableOf } from './schema.ts';

/** A query to count. */
export interface Count {
  collection: CollectionName;
  where: object | undefined;
}

/** The part of a counting statement that follows FROM; adds its values to the statement's. */
export function countedRows({ collection, where = {} }: Count, values: unknown[]): string {
  return `${tableOf(collection)}${new Conditions(conditionsOf(where), values).text}`;
}

/** Whether any document can match, because the protocol cannot carry every text. */
export function canMatch(where: object = {}): boolean {
  return areStorable(conditionsOf(where));
}

/** A statement's WHERE clause, and its values. */
export class Conditions {
  private readonly parts: string[] = [];

  constructor(
    conditions: readonly (readonly [field: string, value: KeyValue])[],
    readonly values: unknown[] = [],
  ) {
    for (const [field, value] of conditions) {
      this.parts.push(value === null ? `"${field}" IS NULL` : `"${field}" = ${this.value(value)}`);
    }
  }

  get text(): string {
    return this.parts.length === 0 ? '' : ` WHERE ${this.parts.join(' AND ')}`;
  }

  value(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  /** Condition for what follows a place in the order; null comes last, or first when descending. */
  addStart([key, id]: Place, orderBy: string, isDescending: boolean): void {
    const sign = isDescending ? '<' : '>';
    const column = `"${orderBy}"`;
    if (orderBy === 'id') this.parts.push(`id ${sign} ${this.value(id)}`);
    else if (key === null)
      this.parts.push(`(${column} IS NULL AND id ${sign} ${this.value(id)}${isDescending ? ` OR ${column} IS NOT NULL` : ''})`);
    else this.parts.push(`((${column}, id) ${sign} (${this.value(key)}, ${this.value(id)})${isDescending ? '' : ` OR ${column} IS NULL`})`);
  }
}

export function areStorable(values: readonly (readonly [field: string, value: KeyValue])[]): boolean {
  return values.every(([, value]) => typeof value !== 'string' || isStorableText(value));
}
