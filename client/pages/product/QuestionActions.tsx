import { use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPath } from '#client/config/links.ts';
import type { QuestionAnswer_AnswerFragment } from '#client/features/questions/Questions.generated.ts';
import { useT } from '#client/i18n/useT.ts';
import { ViewerContext } from '#client/lib/ViewerContext.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import type { ProductQuestions_ProductFragment } from './ProductPage.generated.ts';
import { ReportText } from '#client/features/reviews/ReportText.tsx';

type Question = NonNullable<ProductQuestions_ProductFragment['questions']>['nodes'][number];

/** Vote for a question and report; for its author, the number of votes. */
export function QuestionActions({ question: { id, text, votes, isVoted, isOwn, status } }: { question: Question }) {
  const t = useT();
  if (status !== 'PUBLISHED') return null;
  return (
    <Reactions
      {...{ id, text, isOwn }}
      intent="vote"
      reportIntent="reportQuestion"
      reportTitle={t('questions.reportQuestion')}
      isMarked={isVoted}
      label={votes > 0 ? t('questions.voteCount', { n: votes }) : t('questions.vote')}
      ownLabel={votes > 0 ? t('questions.votedBy', { n: votes }) : null}
    />
  );
}

/** Mark of an answer as helpful, and report; for its author, the number of marks. */
export function AnswerActions({ answer: { id, text, helpfulCount, isHelpful, isOwn, status } }: { answer: QuestionAnswer_AnswerFragment }) {
  const t = useT();
  if (status !== 'PUBLISHED') return null;
  return (
    <Reactions
      {...{ id, text, isOwn }}
      intent="answerHelpful"
      reportIntent="reportAnswer"
      reportTitle={t('questions.reportAnswer')}
      isMarked={isHelpful}
      label={helpfulCount > 0 ? t('reviews.helpfulCount', { n: helpfulCount }) : t('reviews.helpful')}
      ownLabel={helpfulCount > 0 ? t('questions.helpfulTo', { n: helpfulCount }) : t('questions.yourAnswer')}
    />
  );
}

interface ReactionsProps {
  id: string;
  text: string;
  isOwn: boolean;
  intent: 'vote' | 'answerHelpful';
  reportIntent: 'reportQuestion' | 'reportAnswer';
  reportTitle: string;
  isMarked: boolean;
  label: string;
  ownLabel: string | null;
}

function Reactions({ id, text, isOwn, intent, reportIntent, reportTitle, isMarked, label, ownLabel }: ReactionsProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const isMember = use(ViewerContext) !== null;
  const submission = useFormSubmission(intent, id);
  const named = (shown: ReactNode) => (
    <>
      {shown}
      <VisuallyHidden>{`: ${text}`}</VisuallyHidden>
    </>
  );
  if (isOwn)
    return ownLabel === null ? null : (
      <Text size="compact" tone="subtle">
        {ownLabel}
      </Text>
    );
  if (!isMember) {
    const to = loginPath(`${pathname}${search}#${id}`);
    return (
      <Cluster gap={4} isTight>
        <ButtonLink variant="outline" size="small" to={to}>
          {named(label)}
        </ButtonLink>
        <ButtonLink variant="muted" size="small" to={to}>
          {named(t('reviews.report'))}
        </ButtonLink>
      </Cluster>
    );
  }
  return (
    <Stack gap={2}>
      <Cluster gap={4} isTight>
        <ActionForm submission={submission} anchor={id}>
          <input type="hidden" name="isMarked" value={isMarked ? '' : 'yes'} />
          <Button
            type="submit"
            variant={isMarked ? 'primary' : 'outline'}
            size="small"
            icon={isMarked ? 'check' : undefined}
            aria-pressed={isMarked}
            isBusy={submission.isBusy}
          >
            {named(label)}
          </Button>
        </ActionForm>
        <ReportText intent={reportIntent} id={id} name={text} title={reportTitle} />
      </Cluster>
      <SubmissionNote submission={submission} />
    </Stack>
  );
}
