import { buildCatalogue } from '#seed/buildCatalogue.ts';
import type { Catalogue } from '#seed/catalogue.ts';

let built: Catalogue | null = null;

/** The sample catalogue, built once per test process: a store freezes its documents, so that no test changes them. */
export function sampleCatalogue(): Catalogue {
  built ??= buildCatalogue();
  return built;
}
