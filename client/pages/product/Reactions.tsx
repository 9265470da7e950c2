import { use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPath } from '#client/config/links.ts';
import type { QuestionAnswer_AnswerFragment } from '#client/features/questions/Questions.generated.ts';
import { ReportText } from '#client/features/reviews/ReportText.tsx';
import { useT } from '#client/i18n/useT.ts';
import { ViewerContext } from '#client/lib/ViewerContext.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import type { ProductQuestions_ProductFragment, ProductReviews_ProductFragment } from './ProductPage.generated.ts';

type Review = NonNullable<ProductReviews_ProductFragment['reviews']>['nodes'][number];
type Question = NonNullable<ProductQuestions_ProductFragment['questions']>['nodes'][number];

export function ReviewReactions({ review: { id, title, helpfulCount, isHelpful, isOwn } }: { review: Review }) {
  const t = useT();
  return (
    <Reactions
      {...{ id, isOwn }}
      name={title}
      intent="helpful"
      isMarked={isHelpful}
      label={helpfulCount > 0 ? t('reviews.helpfulCount', { n: helpfulCount }) : t('reviews.helpful')}
      ownLabel={helpfulCount > 0 ? t('reviews.helpfulTo', { n: helpfulCount }) : t('reviews.own')}
      reportIntent="report"
      reportTitle={t('reviews.reportTitle')}
    />
  );
}

export function QuestionReactions({ question: { id, text, votes, isVoted, isOwn, status } }: { question: Question }) {
  const t = useT();
  if (status !== 'PUBLISHED') return null;
  return (
    <Reactions
      {...{ id, isOwn }}
      name={text}
      intent="vote"
      isMarked={isVoted}
      label={votes > 0 ? t('questions.voteCount', { n: votes }) : t('questions.vote')}
      ownLabel={votes > 0 ? t('questions.votedBy', { n: votes }) : null}
      reportIntent="reportQuestion"
      reportTitle={t('questions.reportQuestion')}
    />
  );
}

export function AnswerReactions({ answer }: { answer: QuestionAnswer_AnswerFragment }) {
  const t = useT();
  const { id, text, helpfulCount, isHelpful, isOwn, status } = answer;
  if (status !== 'PUBLISHED') return null;
  return (
    <Reactions
      {...{ id, isOwn }}
      name={text}
      intent="answerHelpful"
      isMarked={isHelpful}
      label={helpfulCount > 0 ? t('reviews.helpfulCount', { n: helpfulCount }) : t('reviews.helpful')}
      ownLabel={helpfulCount > 0 ? t('questions.helpfulTo', { n: helpfulCount }) : t('questions.yourAnswer')}
      reportIntent="reportAnswer"
      reportTitle={t('questions.reportAnswer')}
    />
  );
}

interface ReactionsProps {
  id: string;
  /** Names the review, question or answer to screen readers. */
  name: string;
  isOwn: boolean;
  intent: 'helpful' | 'vote' | 'answerHelpful';
  /** Whether the viewer has marked it as helpful, or voted for it. */
  isMarked: boolean;
  label: string;
  /** For the author, instead of the buttons. */
  ownLabel: string | null;
  reportIntent: 'report' | 'reportQuestion' | 'reportAnswer';
  reportTitle: string;
}

/** Buttons that mark a text as helpful and report it. Guests get links to the login page. */
function Reactions({ id, name, isOwn, intent, isMarked, label, ownLabel, reportIntent, reportTitle }: ReactionsProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const isMember = use(ViewerContext) !== null;
  const submission = useFormSubmission(intent, id);
  if (isOwn)
    return (
      ownLabel !== null && (
        <Text size="compact" tone="subtle">
          {ownLabel}
        </Text>
      )
    );
  const named = (shown: ReactNode) => (
    <>
      {shown}
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </>
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
        <ReportText intent={reportIntent} id={id} name={name} title={reportTitle} />
      </Cluster>
      <SubmissionNote submission={submission} />
    </Stack>
  );
}
