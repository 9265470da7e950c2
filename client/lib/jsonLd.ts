import { scriptJson } from '#schema/rules/scriptJson.ts';

/** Creates JSON-LD from schema.org data for a script element. */
export function jsonLd(data: object): string {
  return scriptJson({ '@context': 'https://schema.org', ...data });
}
