/** Data for a script of ours, as an element that no browser runs. Nothing in it can end the element early. */
export function jsonElement(id: string, value: unknown): string {
  const json = JSON.stringify(value).replace(/[<\u2028\u2029]/g, escapeCharacter);
  return `<script type="application/json" id="${id}">${json}</script>`;
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
