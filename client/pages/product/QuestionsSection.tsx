import { useLocation } from 'react-router-dom';
import { AnswerForm } from '#client/features/questions/AnswerForm.tsx';
import { QuestionCard } from '#client/features/questions/QuestionCard.tsx';
import { useT } from '#client/i18n/useT.ts';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { Split, Stack } from '#client/ui/primitives/Layout.tsx';
import { Section } from '#client/ui/primitives/SectionHeading.tsx';
import { AskForm } from './AskForm.tsx';
import { PostList } from './PostList.tsx';
import type { ProductQuestions_ProductFragment } from './ProductPage.generated.ts';
import { QuestionSearch } from './QuestionSearch.tsx';
import { ALL_QUESTIONS, QUESTIONS_PLACE, questionsHref, readQuestionsQuery } from './questionsQuery.ts';
import { AnswerReactions, QuestionReactions } from './Reactions.tsx';

interface QuestionsSectionProps {
  product: ProductQuestions_ProductFragment;
  onRetry: () => void;
}

/** Questions about the product: search, the viewer's own ones, the list, and the form to ask. */
export function QuestionsSection({ product, onRetry }: QuestionsSectionProps) {
  const t = useT();
  const location = useLocation();
  const query = readQuestionsQuery(new URLSearchParams(location.search));
  const { questions, questionCount, ownQuestions, canAnswerQuestions, canAskQuestions } = product;
  const hrefTo = (change: Partial<typeof query>) => questionsHref(location, { ...query, after: null, ...change });
  const isFirst = query.text === '' && query.after === null;
  // The viewer's own questions are above the others, where their author looks for them.
  const own = isFirst ? ownQuestions : [];
  const shown = [...own, ...(questions?.nodes ?? []).filter(({ id }) => !own.some((each) => each.id === id))];
  return (
    <Section id={QUESTIONS_PLACE} title={t('questions.title')} above="rhythm">
      <Split isReversed side="300px" gap={[8, 14]}>
        <AskForm product={product} canAsk={canAskQuestions} />
        <Stack gap={5}>
          {questionCount > 1 && <QuestionSearch query={query} count={questions?.totalCount ?? 0} hrefTo={hrefTo} />}
          {!questions && <SectionError onRetry={onRetry} message={t('questions.failed')} />}
          {questions && isFirst && shown.length === 0 && <p>{t('questions.none')}</p>}
          <PostList
            noMatch={
              query.text !== '' &&
              questions?.totalCount === 0 && {
                text: t('questions.noMatch', { text: query.text }),
                all: hrefTo(ALL_QUESTIONS),
                allLabel: t('questions.showAll'),
              }
            }
            pages={[
              query.after !== null && { to: hrefTo({ after: null }), label: t('questions.first') },
              questions?.pageInfo.hasNextPage && { to: hrefTo({ after: questions.pageInfo.endCursor }), label: t('questions.more') },
            ]}
          >
            {shown.map((question) => (
              <li key={question.id} id={question.id}>
                <QuestionCard
                  question={question}
                  actions={<QuestionReactions question={question} />}
                  answerActions={(answer) => <AnswerReactions answer={answer} />}
                >
                  {canAnswerQuestions && question.status === 'PUBLISHED' && <AnswerForm question={question} isVendor={!canAskQuestions} />}
                </QuestionCard>
              </li>
            ))}
          </PostList>
        </Stack>
      </Split>
    </Section>
  );
}
