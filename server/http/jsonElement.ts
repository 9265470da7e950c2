import { scriptJson } from '#schema/rules/scriptJson.ts';

/** Data for a script of the client, in an element that browsers do not execute. */
export function jsonElement(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
}
