/**
 * The buyer's time to answer a replacement. It stands still while the buyer's request to cancel the package is open, because the
 * buyer cannot refuse the replacement then.
 */
import { REPLACEMENT_ANSWER_HOURS } from '#schema/rules/substitutions.ts';
import { enqueueJob } from '#server/platform/jobs/enqueueJob.ts';
import type { OrderLineDoc, OrderPackageDoc, ReplacementDoc } from '#server/store/documents/orders.ts';
import type { Transaction } from '#server/store/transaction.ts';

const HOUR_MS = 60 * 60_000;

/** A replacement that the buyer has to accept, with the end of the time to answer. */
export function requestedAnswer(at: string): ReplacementDoc {
  return { state: 'REQUESTED', respondBy: later(at, REPLACEMENT_ANSWER_HOURS * HOUR_MS) };
}

/** The lines once a request to cancel the package is open: the remaining time of each open answer is kept. */
export function pauseAnswers(lines: readonly OrderLineDoc[], at: string): OrderLineDoc[] {
  return changeOpen(lines, ({ respondBy }) => ({
    state: 'REQUESTED',
    respondBy: null,
    msLeft: Math.max(0, Date.parse(respondBy ?? at) - Date.parse(at)),
  }));
}

/** The lines once the vendor has declined that request: the remaining time starts. */
export function resumeAnswers(lines: readonly OrderLineDoc[], at: string): OrderLineDoc[] {
  return changeOpen(lines, ({ msLeft = 0, respondBy }) => ({ state: 'REQUESTED', respondBy: respondBy ?? later(at, msLeft) }));
}

/** Enqueues the jobs that refuse unanswered replacements. Each end has its own job, because a pending job keeps its earlier time. */
export async function enqueueAnswerEnds(
  transaction: Transaction,
  { number: packageNumber, lines }: Pick<OrderPackageDoc, 'number' | 'lines'>,
  now: Date,
): Promise<void> {
  for (const { id: lineId, replacement } of lines) {
    if (replacement == null || replacement.respondBy === null) continue;
    const runAt = new Date(replacement.respondBy);
    const key = `${lineId}/${replacement.respondBy}`;
    await enqueueJob(transaction, { kind: 'endReplacementRequest', key, payload: { packageNumber, lineId }, now, runAt });
  }
}

function changeOpen(lines: readonly OrderLineDoc[], change: (open: ReplacementDoc) => ReplacementDoc): OrderLineDoc[] {
  return lines.map((line) => (line.replacement?.state === 'REQUESTED' ? { ...line, replacement: change(line.replacement) } : line));
}

function later(at: string, ms: number): string {
  return new Date(Date.parse(at) + ms).toISOString();
}
