import type { BaseIssue } from 'valibot';

/** The first validation error on one line: the field's path and the rule that it breaks. */
export function refusalReason(issues: readonly BaseIssue<unknown>[]): string {
  const [issue] = issues;
  if (!issue) return 'is not what it should be';
  const path = issue.path?.map((part) => String(part.key)).join('.');
  return path ? `${path}: ${issue.message}` : issue.message;
}

const NAMING_FIELDS = ['slug', 'href', 'key', 'hex', 'id', 'title', 'category', 'name'] as const;

/** How messages refer to a record: by its slug, key, id or name, or otherwise by its index in the file. */
export function recordName(value: unknown, index: number): string {
  if (typeof value === 'object' && value !== null) {
    for (const field of NAMING_FIELDS) {
      const name: unknown = (value as Record<string, unknown>)[field];
      if (typeof name === 'string' && name !== '') return name.split('/').pop() ?? name;
      if (typeof name === 'number') return `id ${name}`;
    }
  }
  return `record ${index + 1}`;
}
