import { useFetcher } from 'react-router-dom';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import type { FormResult } from '#client/ui/forms/formResult.ts';
import { useFormResult } from '#client/ui/forms/useFormSubmission.ts';
import { only, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { openAnswers } from './openAnswers.ts';
import type { Package_SummaryFragment } from './Packages.generated.ts';
import { ReplacementAnswer } from './ReplacementAnswer.tsx';

interface AnswersNeededProps {
  packages: readonly Package_SummaryFragment[];
  /** Access token for a guest's order. */
  accessToken: string | null;
  isCash: boolean;
}

/** Banners for the replacements that the buyer has to answer before their packages are sent. */
export function AnswersNeeded({ packages, accessToken, isCash }: AnswersNeededProps) {
  const t = useT();
  const locale = useLocale();
  useAnswered(packages);
  return packages.flatMap((orderPackage) =>
    openAnswers(orderPackage).map((line) => {
      const { vendor, lineChanges } = orderPackage;
      const before = lineChanges.findLast(({ kind, lineId }) => kind === 'REPLACED' && lineId === line.id)?.before;
      const words = { vendor: vendor.name, after: `${line.quantity} × ${line.title}`, before: before?.title ?? '' };
      const time = formatDate(line.replacement?.respondBy ?? '', locale, 'hour');
      return (
        <Surface
          key={line.id}
          as="section"
          id={bannerOf(line)}
          tabIndex={-1}
          tone="notice"
          pad={5}
          radius="l"
          gap={3}
          above={4}
          className={only.screen}
          aria-label={t('sub.waitsForYou')}
        >
          <Text weight="strong">{t('sub.offers', words)}</Text>
          <Text>{t('sub.answerBy', { time, payment: isCash ? 'cash' : 'online' })}</Text>
          <ReplacementAnswer {...{ orderPackage, line, accessToken, isCash }} />
        </Surface>
      );
    }),
  );
}

const bannerOf = ({ id }: { id: string }) => `answer-${id}`;

/** Announces an answer, and focuses the next replacement to answer, or else the package, because the answer's form is gone. */
function useAnswered(packages: AnswersNeededProps['packages']): void {
  const t = useT();
  const onAnswer = (message: string) => (result: FormResult) => {
    if (result.done === null) return;
    toast.success(message);
    const next = packages.flatMap(openAnswers).find(({ id }) => id !== result.place);
    const answered = packages.find(({ lineChanges }) => lineChanges.some(({ lineId }) => lineId === result.place));
    const target = next ? bannerOf(next) : answered?.id;
    // Waits for the drawer, which gives the focus back to its button when it closes.
    if (target !== undefined) requestAnimationFrame(() => document.getElementById(target)?.focus());
  };
  useFormResult(useAnswerResult('acceptReplacement'), onAnswer(t('sub.accepted')));
  useFormResult(useAnswerResult('refuseReplacement'), onAnswer(t('sub.refused')));
}

/** The latest result of an intent, for any line. */
function useAnswerResult(intent: 'acceptReplacement' | 'refuseReplacement') {
  return { result: useFetcher<FormResult>({ key: intent }).data ?? null };
}
