/** Whether a cell says nothing. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Whether two cells say the same; what is missing is empty. */
export function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right ?? (Array.isArray(left) ? [] : left === '' ? '' : null));
}
