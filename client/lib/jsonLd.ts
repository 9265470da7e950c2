/**
 * Data in schema.org's words, as JSON for a script element. What could end the element or a line of script is written as an escape: texts
 * come from sellers and authors.
 */
export function jsonLd(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/[<>&\u2028\u2029]/g, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
