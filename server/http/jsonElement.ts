import { scriptJson } from '#schema/rules/scriptJson.ts';

/** Data for a script of ours, as an element that no browser runs. */
export function jsonElement(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
}
