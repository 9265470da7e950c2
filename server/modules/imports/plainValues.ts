/** Whether a cell value is empty. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Whether two cell values are equal; a missing one counts as empty. */
export function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right ?? (Array.isArray(left) ? [] : left === '' ? '' : null));
}
