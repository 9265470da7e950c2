import type { ReactNode } from 'react';
import forms from '#client/features/forms/TextForm.module.css';
import { localeOf } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Cluster, Message, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { LANGUAGES } from '#schema/rules/locales.ts';
import type { QuestionAnswer_AnswerFragment, QuestionCard_QuestionFragment } from './Questions.generated.ts';
import styles from './Questions.module.css';

/** Answers shown above the fold with the others. */
const SHOWN_ANSWERS = 3;

interface QuestionCardProps {
  question: QuestionCard_QuestionFragment;
  headingLevel?: 2 | 3;
  /** Content above the question, such as its product. */
  lead?: ReactNode;
  actions?: ReactNode;
  answerActions?: (answer: QuestionAnswer_AnswerFragment) => ReactNode;
  /** Content below the answers. */
  children?: ReactNode;
}

/** A question with its answers. */
export function QuestionCard({ question, headingLevel = 3, lead, actions, answerActions, children }: QuestionCardProps) {
  const t = useT();
  const locale = useLocale();
  const { id, text, language, authorName, createdAt, isOwn, answers } = question;
  const list = (shown: typeof answers) => (
    <Stack as="ul" gap={3}>
      {shown.map((answer) => (
        <li key={answer.id} id={answer.id}>
          <Answer answer={answer} actions={answerActions?.(answer)} />
        </li>
      ))}
    </Stack>
  );
  return (
    <Stack as="article" gap={3} aria-labelledby={`${id}-text`}>
      {lead}
      <Stack gap={1}>
        <Heading level={headingLevel} size="lead" id={`${id}-text`} lang={LANGUAGES[localeOf(language)].tag} className={styles.text}>
          {text}
        </Heading>
        <Text as="div" size="small" tone="subtle">
          <Cluster gap={4} isTight>
            <span>{isOwn ? t('questions.own') : t('questions.by', { name: authorName })}</span>
            <time dateTime={createdAt}>{formatDate(createdAt, locale)}</time>
          </Cluster>
        </Text>
      </Stack>
      <TextStatus of={question} />
      {actions}
      {answers.length > 0 && list(answers.slice(0, SHOWN_ANSWERS))}
      {answers.length > SHOWN_ANSWERS && (
        <details className={forms.fold}>
          <summary>{t('questions.moreAnswers', { n: answers.length - SHOWN_ANSWERS })}</summary>
          {list(answers.slice(SHOWN_ANSWERS))}
        </details>
      )}
      {children}
    </Stack>
  );
}

function Answer({ answer, actions }: { answer: QuestionAnswer_AnswerFragment; actions: ReactNode }) {
  const t = useT();
  const locale = useLocale();
  const { text, language, authorName, isVendor, createdAt, editedAt } = answer;
  return (
    <Surface tone="sunken" pad={4} radius="m" gap={2}>
      <Text as="div" size="small" tone="subtle">
        <Cluster gap={3} isTight>
          <Text as="b" tone="text" weight="strong">
            {authorName}
          </Text>
          <Text as="span" tone={isVendor ? undefined : 'success'} weight="strong">
            <Cluster as="span" gap={1} noWrap>
              <Icon name={isVendor ? 'shop' : 'check'} size={16} />
              {t(isVendor ? 'questions.seller' : 'questions.buyer')}
            </Cluster>
          </Text>
          <time dateTime={createdAt}>{formatDate(createdAt, locale)}</time>
          {editedAt !== null && <span>{t('questions.edited', { date: formatDate(editedAt, locale) })}</span>}
        </Cluster>
      </Text>
      <Text isTyped measure="72ch" lang={LANGUAGES[localeOf(language)].tag}>
        {text}
      </Text>
      <TextStatus of={answer} />
      {actions}
    </Surface>
  );
}

/** Tells the author why a text is not public; nothing if it is. */
function TextStatus({ of: { status, rejectionReason } }: { of: Pick<QuestionAnswer_AnswerFragment, 'status' | 'rejectionReason'> }) {
  const t = useT();
  if (status === 'PUBLISHED') return null;
  return (
    <Message tone={status === 'PENDING' ? 'notice' : 'problem'} role="status">
      {status === 'PENDING' ? t('questions.pending') : `${t('questions.notShown')} ${rejectionReason ?? ''}`}
    </Message>
  );
}
