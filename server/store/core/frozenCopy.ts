/**
 * Copies plain JSON and freezes the copy at every depth, so that one object can be kept and given out to anybody.
 * Throws a TypeError that names the place when a value would not survive being written as JSON.
 */
export function frozenCopy<Value>(value: Value, place: string): Value {
  return copyOf(value, place) as Value;
}

/** Freezes plain JSON, such as JSON.parse returns, in place. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const key in value) deepFreeze(value[key]);
    Object.freeze(value);
  }
  return value;
}

function copyOf(value: unknown, place: string): unknown {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return Object.freeze(value.map((item: unknown, index) => copyOf(item, `${place}[${index}]`)));
  if (isPlainObject(value)) {
    const copy: Record<string, unknown> = {};
    for (const key of Object.keys(value)) copy[key] = copyOf(value[key], `${place}.${key}`);
    return Object.freeze(copy);
  }
  throw new TypeError(`${place} is not plain JSON: ${typeof value === 'number' ? value : typeof value}`);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
