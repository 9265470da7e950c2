import { useLocation } from 'react-router-dom';
import { productPath } from '#client/config/links.ts';
import { AnswerForm } from '#client/features/questions/AnswerForm.tsx';
import { QuestionCard } from '#client/features/questions/QuestionCard.tsx';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { ConsoleChips, ConsolePages } from '#client/features/vendorConsole/ConsoleList.tsx';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { useT } from '#client/i18n/useT.ts';
import { DoneNote } from '#client/ui/feedback/SavedNote.tsx';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Block, Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
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
            {!questions && <SectionError onRetry={retry} message={t('questions.failed')} />}
            {questions?.nodes.length === 0 && (
              <NothingHere
                icon="question"
                title={t(show === 'all' ? 'questions.vendorNone' : 'questions.vendorNoneOpen')}
                text={t('questions.vendorNoneText')}
              />
            )}
            {questions && questions.nodes.length > 0 && (
              <ul>
                {questions.nodes.map((question) => (
                  <ReceivedQuestion key={question.id} question={question} />
                ))}
              </ul>
            )}
            <ConsolePages
              pages={[
                after !== null && { label: t('questions.newest'), to: vendorQuestionsPath({ show }) },
                questions?.pageInfo.hasNextPage && {
                  label: t('questions.older'),
                  to: vendorQuestionsPath({ show, after: questions.pageInfo.endCursor }),
                },
              ]}
            />
          </Stack>
        </>
      )}
    </ConsolePage>
  );
}

function ReceivedQuestion({ question }: { question: ReceivedQuestion_QuestionFragment }) {
  const t = useT();
  const { id, product, votes } = question;
  return (
    <Block as="li" rule={5} below={5} id={id}>
      <QuestionCard
        question={question}
        headingLevel={2}
        lead={
          <Cluster gap={3} noWrap>
            <ProductImage image={product?.images[0]} sizes={40} radius="s" isDecorative />
            {product ? (
              <Text as={AppLink} size="body" weight="strong" to={productPath(product.slug)}>
                {product.title}
              </Text>
            ) : (
              <Text tone="muted">{t('questions.gone')}</Text>
            )}
          </Cluster>
        }
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
    </Block>
  );
}
