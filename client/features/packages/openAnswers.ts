import type { OpenAnswer_PackageFragment } from './Packages.generated.ts';

type Answerable = Pick<OpenAnswer_PackageFragment, 'canAnswerReplacement' | 'cancellationRequest'>;

/**
 * The package's lines whose replacement the buyer has to accept or refuse before the package is sent. None while the vendor has to
 * answer a request to cancel the package.
 */
export function openAnswers<Line extends OpenAnswer_PackageFragment['lines'][number]>({
  canAnswerReplacement,
  cancellationRequest,
  lines,
}: Answerable & { lines: readonly Line[] }): Line[] {
  if (!canAnswerReplacement || cancellationRequest?.state === 'REQUESTED') return [];
  return lines.filter(({ replacement }) => replacement?.state === 'REQUESTED');
}

/** End of the time to answer the first open replacement in the packages; null if none is open. */
export function answerBy(packages: readonly (Answerable & Pick<OpenAnswer_PackageFragment, 'lines'>)[]): string | null {
  const times = packages.flatMap(openAnswers).flatMap(({ replacement }) => replacement?.respondBy ?? []);
  return times.sort()[0] ?? null;
}
