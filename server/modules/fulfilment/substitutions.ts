import { MAX_LINE_CHANGES } from '#schema/rules/limits.ts';
import { localise, type LocalisedText } from '#schema/rules/localisedText.ts';
import { byLocale, type Locale } from '#schema/rules/locales.ts';
import { translate, translations } from '#server/platform/messages.ts';
import type { LineChangeDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';

/** Messages for rejected changes of lines, which say how to proceed, and the notes of a package that lost its last line. */
export const SUBSTITUTION_REFUSALS = {
  unknown: translations('packages.unknown'),
  unknownLine: translations('substitutions.unknownLine'),
  unknownVariant: translations('substitutions.unknownVariant'),
  otherRestock: translations('substitutions.otherRestock'),
  tooMany: translations('substitutions.tooMany'),
  accepted: translations('substitutions.accepted'),
  cancelling: translations('substitutions.cancelling'),
  noneAccepted: translations('substitutions.noneAccepted'),
  notNow: translations('substitutions.notNow'),
  cancellationOpen: translations('cancellations.open'),
  wantsRefund: translations('substitutions.wantsRefund'),
  replaced: translations('substitutions.replaced'),
  notReplaced: translations('substitutions.notReplaced'),
  shipped: translations('substitutions.shipped'),
  nothingLeft: translations('substitutions.nothingLeft'),
  fewer: (most: number): LocalisedText => translations('substitutions.fewer', { most }),
  upTo: (most: number): LocalisedText => translations('substitutions.upTo', { most }),
} as const;

/** Says that a line was changed in the meantime, and how. */
export function lineChanged({ lineChanges = [] }: Pick<OrderPackageDoc, 'lineChanges'>, lineId: string): LocalisedText {
  const last = lineChanges.findLast(({ before }) => before.id === lineId);
  return byLocale((locale) => translate(locale, 'substitutions.lineChanged', { change: notesOf(last ? [last] : [], locale) }));
}

/** Says that a package's lines were changed after a number of changes, and how. */
export function linesChanged({ lineChanges = [] }: Pick<OrderPackageDoc, 'lineChanges'>, seen: number): LocalisedText {
  return byLocale((locale) => translate(locale, 'substitutions.linesChanged', { changes: notesOf(lineChanges.slice(seen), locale) }));
}

const notesOf = (changes: readonly LineChangeDoc[], locale: Locale) =>
  changes.map((change) => localise(lineChangeNote(change), locale)).join('; ');

/** Whether the vendor has already reduced the line to this quantity. */
export function isRepeated({ lines, lineChanges = [] }: OrderPackageDoc, lineId: string, quantity: number): boolean {
  const last = lineChanges.findLast(({ before }) => before.id === lineId);
  if (last?.kind !== 'SHORTED' || (last.after?.quantity ?? 0) !== quantity) return false;
  return last.after === null || lines.some(({ id, quantity: now }) => id === lineId && now === quantity);
}

/** Whether the line was changed so often that it can only be removed. */
export function isChangedTooOften({ lineChanges = [] }: OrderPackageDoc, lineId: string): boolean {
  return lineChanges.filter(({ before }) => before.id === lineId).length >= MAX_LINE_CHANGES;
}

/** A change for the timeline: "2 × Jasmine rice instead of 2 × Basmati rice", or "3 × Milk not sent". */
export function lineChangeNote({ before, after }: Pick<LineChangeDoc, 'before' | 'after'>): LocalisedText {
  return byLocale((locale) => {
    const units = ({ quantity, title }: LineChangeDoc['before']) => `${quantity} × ${localise(title, locale)}`;
    if (after === null) return translate(locale, 'substitutions.removedNote', { before: units(before) });
    return before === after
      ? units(before)
      : translate(locale, 'substitutions.insteadNote', { before: units(before), after: units(after) });
  });
}
