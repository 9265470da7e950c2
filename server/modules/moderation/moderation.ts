/** What reviews, questions and messages share: marks and reports of their readers, and the status of a text. */
import { MINUTES_TO_AN_HOUR } from '#server/platform/backoffLimiter.ts';
import type { Collections } from '#server/store/documents/collections.ts';
import type { ReviewDoc, ReviewFault, ReviewHold } from '#server/store/documents/reviews.ts';
import type { Transaction, Where } from '#server/store/transaction.ts';

/** Limit per caller on reactions: sixty without waiting. */
export const REACTIONS = { free: 60, ...MINUTES_TO_AN_HOUR };

type Marks = 'reviewMarks' | 'questionMarks';
type Reports = 'reviewReports' | 'questionReports' | 'conversationReports';

/** The id of an account's mark or report of a text. */
export function markId(textId: string, userId: string): string {
  return `${textId}/${userId}`;
}

/** Stores or deletes a mark. Returns the change of the number of marks: 0 if it was already stored or missing. */
export async function setMark<Name extends Marks>(
  transaction: Transaction,
  name: Name,
  mark: Collections[Name],
  isMarked: boolean,
): Promise<-1 | 0 | 1> {
  const wasMarked = (await transaction.get(name, mark.id)) !== null;
  if (wasMarked === isMarked) return 0;
  if (isMarked) await transaction.put(name, mark);
  else await transaction.delete(name, mark.id);
  return isMarked ? 1 : -1;
}

/** Stores a report, which replaces an earlier one of the same account. A repeated report changes nothing. */
export async function putReport<Name extends Reports>(transaction: Transaction, name: Name, report: Collections[Name]): Promise<void> {
  const before = await transaction.get(name, report.id);
  if (before?.fault !== report.fault) await transaction.put(name, report);
}

/** Deletes the reports of a text. */
export async function deleteReports<Name extends Reports>(transaction: Transaction, name: Name, where: Where<Name>): Promise<void> {
  const { items } = await transaction.query(name, { where });
  for (const { id } of items) await transaction.delete(name, id);
}

/** A text's number of reports by fault. */
export type ReportCounts = ReadonlyMap<ReviewFault, number>;

export const NO_REPORTS: ReportCounts = new Map();

/** Counts the reports of each text. */
export function countsByText<Report extends { fault: ReviewFault }>(
  reports: readonly Report[],
  textOf: (report: Report) => string,
): Map<string, ReportCounts> {
  const counts = new Map<string, Map<ReviewFault, number>>();
  for (const report of reports) {
    const { fault } = report;
    const ofText = counts.get(textOf(report)) ?? new Map<ReviewFault, number>();
    counts.set(textOf(report), ofText.set(fault, (ofText.get(fault) ?? 0) + 1));
  }
  return counts;
}

export function countOf({ reports }: { reports: ReportCounts }): number {
  return [...reports.values()].reduce((sum, count) => sum + count, 0);
}

/** Compares texts by their number of reports, largest first. */
export function byReports(left: { reports: ReportCounts }, right: { reports: ReportCounts }): number {
  return countOf(right) - countOf(left);
}

/**
 * Holds and status of a new or changed text, with the findings of the automatic check. A text that an operator has rejected is not
 * published again without one.
 */
export function checkedText(before: CheckedText | null, findings: readonly ReviewHold[]): CheckedText {
  const holds = before !== null && wasRejected(before) ? [...findings, 'REJECTED' as const] : [...findings];
  return { holds, status: holds.length > 0 ? 'PENDING' : 'PUBLISHED' };
}

type CheckedText = Pick<ReviewDoc, 'status' | 'holds'>;

function wasRejected({ status, holds }: CheckedText): boolean {
  return status === 'REJECTED' || holds.includes('REJECTED');
}
