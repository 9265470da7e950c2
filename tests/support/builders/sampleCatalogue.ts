import { buildCatalogue } from '#seed/buildCatalogue.ts';
import type { Catalogue } from '#seed/catalogue.ts';

let built: Catalogue | null = null;

/**
 * The sample catalogue, built only once per test process. This is safe because a store freezes its documents, so no test can change them.
 */
export function sampleCatalogue(): Catalogue {
  built ??= buildCatalogue();
  return built;
}
