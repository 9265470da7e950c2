/** Messages that may follow a refused value and repeat none of it. */
const HARMLESS_REASONS = [
  /Expected non-nullable type "[^"]+" not to be null\./,
  /Field "\w+" of required type "[^"]+" was not provided\./,
  /Field "\w+" is not defined by type "\w+"\.(?: Did you mean [\w", ]+\?)?/,
  /Expected type "\w+" to be an object\./,
];

/**
 * A message of the GraphQL library without the values that it repeats: a password typed into the wrong field must not appear in a response
 * or a log.
 */
export function withoutValues(message: string): string {
  const variable = /^Variable "\$(\w+)" got invalid value /.exec(message);
  if (variable !== null) return refusedVariable(variable[1] ?? '', message);
  return message
    .replace(/^Unknown operation named ".*"\.$/s, 'The document has no operation of this name.')
    .replace(/^Value ".*" does not exist in "(\w+)" enum\./s, 'The value does not exist in the "$1" enum.')
    .replace(/^(Expected value of type "[^"]+"), found .*$/s, '$1.')
    .replace(/^((?:Enum "\w+"|\w+) cannot represent [^:]+): .*$/s, '$1.')
    .replace(/\b(String|BlockString|Int|Float) ".*"/gs, '$1');
}

function refusedVariable(name: string, message: string): string {
  const places = [...message.matchAll(/ at "([\w.[\]]+)"; /g)];
  const place = places.at(-1)?.[1] ?? name;
  const scalar = /; (?:Expected type "(?=\w+"\.))?(\w+)(?:"\.| cannot represent)/.exec(message)?.[1];
  const enumeration = /does not exist in "(\w+)" enum\./.exec(message)?.[1];
  const reason = HARMLESS_REASONS.map((pattern) => pattern.exec(message)?.[0]).find((match) => match !== undefined);
  const expected = scalar ?? enumeration;
  return [`Variable "$${name}" has an invalid value at "${place}".`, reason ?? (expected === undefined ? null : `Expected: ${expected}.`)]
    .filter((part) => part !== null)
    .join(' ');
}
