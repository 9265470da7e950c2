import type { LineChange_ChangeFragment, Timeline_EventFragment } from './Packages.generated.ts';

/** What happened to a line: `SILENT` is a refusal because the buyer did not answer, `WITHDRAWN` a replacement that the vendor removed. */
export type LineEventKind = 'SHORTED' | 'REPLACED' | 'ACCEPTED' | 'REFUSED' | 'SILENT' | 'WITHDRAWN';

/** A change's kind. `changes` are all of the package's. */
export function lineEventKind(change: LineChange_ChangeFragment, changes: readonly LineChange_ChangeFragment[]): LineEventKind {
  const { kind, isBySilence, lineId, after } = change;
  if (kind === 'REFUSED') return isBySilence ? 'SILENT' : 'REFUSED';
  const isOffer = changes.some((earlier) => earlier.kind === 'REPLACED' && earlier.lineId === lineId);
  return kind === 'SHORTED' && after === null && isOffer ? 'WITHDRAWN' : kind;
}

/** The change that an event reports; undefined for other events, and if the changes are not known. */
export function changeOf(
  { lineChangeId }: Timeline_EventFragment,
  changes: readonly LineChange_ChangeFragment[],
): LineChange_ChangeFragment | undefined {
  return changes.find(({ id }) => id === lineChangeId);
}
