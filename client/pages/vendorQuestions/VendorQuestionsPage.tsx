import { useLocation } from 'react-router-dom';
import { AnswerForm } from '#client/features/questions/AnswerForm.tsx';
import { QuestionCard } from '#client/features/questions/QuestionCard.tsx';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { ConsoleChips } from '#client/features/vendorConsole/ConsoleList.tsx';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { ReceivedList, ReceivedProduct, useReloadAfter } from '#client/features/vendorConsole/ReceivedList.tsx';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { useT } from '#client/i18n/useT.ts';
import { DoneNote } from '#client/ui/feedback/SavedNote.tsx';
import { useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { VendorQuestionsDocument, type ReceivedQuestion_QuestionFragment } from './VendorQuestionsPage.generated.ts';
import { QUESTION_LISTS, readVendorQuestionsQuery, vendorQuestionsPath } from './vendorQuestionsQuery.ts';

/** Questions about the vendor's products, newest first, with a form to answer each. */
export function VendorQuestionsPage() {
  const t = useT();
  const { data, retry } = usePageQuery(VendorQuestionsDocument);
  const { show, after } = readVendorQuestionsQuery(new URLSearchParams(useLocation().search));
  return (
    <ConsolePage title="console.questions" viewer={data?.viewer} onRetry={retry}>
      {({ questions, unansweredQuestions }) => (
        <>
          <ConsoleHead title={t('console.questions')}>{t('questions.vendorLead')}</ConsoleHead>
          <Stack gap={4}>
            <DoneNote intent="answerQuestion">{t('questions.answerDone')}</DoneNote>
            <ConsoleChips
              label={t('questions.show')}
              choices={QUESTION_LISTS.map((key) => ({
                label: key === 'unanswered' ? t('questions.unanswered', { n: unansweredQuestions }) : t('questions.all'),
                to: vendorQuestionsPath({ show: key }),
                isCurrent: key === show,
              }))}
            />
            <ReceivedList
              items={questions}
              none={{
                icon: 'question',
                title: t(show === 'all' ? 'questions.vendorNone' : 'questions.vendorNoneOpen'),
                text: t('questions.vendorNoneText'),
              }}
              after={after}
              hrefTo={(cursor) => vendorQuestionsPath({ show, after: cursor })}
              failed={t('questions.failed')}
              onRetry={retry}
            >
              {(question) => <ReceivedQuestion question={question} onAnswered={retry} />}
            </ReceivedList>
          </Stack>
        </>
      )}
    </ConsolePage>
  );
}

function ReceivedQuestion({ question, onAnswered }: { question: ReceivedQuestion_QuestionFragment; onAnswered: () => void }) {
  const t = useT();
  const { id, product, votes } = question;
  useReloadAfter(useFormSubmission('answerQuestion', id), onAnswered);
  return (
    <QuestionCard
      question={question}
      headingLevel={2}
      lead={<ReceivedProduct product={product} />}
      actions={
        votes > 0 && (
          <Text size="compact" tone="subtle">
            {t('questions.votedBy', { n: votes })}
          </Text>
        )
      }
    >
      <AnswerForm question={question} isVendor />
    </QuestionCard>
  );
}
