import { scriptJson } from '#schema/rules/scriptJson.ts';

/** Data in schema.org's words, as JSON for a script element. */
export function jsonLd(data: object): string {
  return scriptJson({ '@context': 'https://schema.org', ...data });
}
