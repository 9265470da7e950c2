import type { OpenAnswer_PackageFragment } from './Packages.generated.ts';

/** The package's lines whose replacement the buyer has to accept or refuse before the package is sent. */
export function openAnswers<Line extends OpenAnswer_PackageFragment['lines'][number]>({
  canAnswerReplacement,
  lines,
}: {
  canAnswerReplacement: boolean;
  lines: readonly Line[];
}): Line[] {
  return canAnswerReplacement ? lines.filter(({ replacement }) => replacement?.state === 'REQUESTED') : [];
}

/** End of the time to answer the first open replacement in the packages; null if none is open. */
export function answerBy(packages: readonly Pick<OpenAnswer_PackageFragment, 'canAnswerReplacement' | 'lines'>[]): string | null {
  const times = packages.flatMap(openAnswers).flatMap(({ replacement }) => replacement?.respondBy ?? []);
  return times.sort()[0] ?? null;
}
