/** Freezes plain JSON in place. A frozen value is taken to be frozen at every depth. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const key in value) deepFreeze(value[key]);
    Object.freeze(value);
  }
  return value;
}
