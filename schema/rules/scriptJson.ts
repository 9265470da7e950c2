/**
 * JSON for a script element. What could end the element, or a line of script, is written as an escape: it reads back as the same value,
 * whatever sellers and shoppers have typed.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
