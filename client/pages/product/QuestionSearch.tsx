import { useLocation, useNavigate } from 'react-router-dom';
import type { BuiltPath } from '#client/config/links.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import { PostListBar } from './PostList.tsx';
import { otherParams, QUESTIONS_PLACE, type QuestionsQuery } from './questionsQuery.ts';
import styles from './Reviews.module.css';

const SORT_LABEL: Record<QuestionsQuery['sort'], PlainMessageKey> = { votes: 'questions.mostVotes', newest: 'questions.newest' };

interface QuestionSearchProps {
  query: QuestionsQuery;
  /** Number of questions that match. */
  count: number;
  hrefTo: (change: Partial<QuestionsQuery>) => BuiltPath;
}

/** Searches the questions and answers, and sorts them. A GET form and links, so that it works without scripts. */
export function QuestionSearch({ query, count, hrefTo }: QuestionSearchProps) {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { text, sort } = query;
  return (
    <Stack gap={3}>
      <form
        method="get"
        action={`${pathname}#${QUESTIONS_PLACE}`}
        // Remounts the form when the search changes, so that Back restores its field.
        key={text}
        role="search"
        aria-label={t('questions.search')}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('question');
          void navigate(hrefTo({ text: typeof typed === 'string' ? typed.trim() : '' }), { preventScrollReset: true });
        }}
      >
        {otherParams(search).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {sort !== 'votes' && <input type="hidden" name="questionSort" value={sort} />}
        <TextField name="question" type="search" defaultValue={text} label={t('questions.search')} maxLength={MAX_SEARCH_LENGTH} />
        <Button type="submit" variant="outline" size="small">
          {t('questions.find')}
        </Button>
      </form>
      <PostListBar
        count={t('questions.count', { n: count })}
        filter={text === '' ? null : { label: text, to: hrefTo({ text: '' }), removeLabel: t('questions.removeText', { text }) }}
        sortLabel={t('questions.sort')}
        sorts={SORT_LABEL}
        sort={sort}
        sortHref={(one) => hrefTo({ sort: one })}
      />
    </Stack>
  );
}
