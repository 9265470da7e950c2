import { MAX_FIRST } from '#schema/rules/limits.ts';

/** The products that a shared address names, each once: as many as the shop answers for. */
export function sharedIds(search: string): string[] {
  const ids = new URLSearchParams(search).getAll('id').filter((id) => id !== '');
  return [...new Set(ids)].slice(0, MAX_FIRST);
}
