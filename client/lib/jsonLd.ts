import { scriptJson } from '#schema/rules/scriptJson.ts';

/** JSON-LD of schema.org data for a script element. */
export function jsonLd(data: object): string {
  return scriptJson({ '@context': 'https://schema.org', ...data });
}
