import { TextForm } from '#client/features/forms/TextForm.tsx';
import { useT } from '#client/i18n/useT.ts';
import { draftsVar, vendorDraftsVar } from '#client/state/drafts.ts';
import { useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { MAX_ANSWER_LENGTH } from '#schema/rules/limits.ts';
import type { QuestionCard_QuestionFragment } from './Questions.generated.ts';

interface AnswerFormProps {
  question: QuestionCard_QuestionFragment;
  isVendor: boolean;
}

/** Form for the viewer's answer, for 30 days also to change it. It also opens without scripts. */
export function AnswerForm({ question, isVendor }: AnswerFormProps) {
  const own = question.answers.find(({ isOwn }) => isOwn) ?? null;
  if (own !== null && new Date(own.editableUntil) < new Date()) return null;
  return <OpenAnswerForm key={own?.text} question={question} own={own} isVendor={isVendor} />;
}

interface OpenAnswerFormProps extends AnswerFormProps {
  own: QuestionCard_QuestionFragment['answers'][number] | null;
}

function OpenAnswerForm({ question: { id, text }, own, isVendor }: OpenAnswerFormProps) {
  const t = useT();
  return (
    <TextForm
      submission={useFormSubmission('answerQuestion', id)}
      id={`answer-${id}`}
      anchor={id}
      draftKey={`answer ${id}`}
      where={isVendor ? vendorDraftsVar : draftsVar}
      saved={own?.text ?? ''}
      fold={{ label: t(own === null ? 'questions.answer' : 'questions.changeAnswer'), subject: text }}
      label={t('questions.answerText')}
      hint={t(isVendor ? 'questions.answerHintVendor' : 'questions.answerHint')}
      max={MAX_ANSWER_LENGTH}
      rows={4}
      needText="questions.needAnswer"
      button={t('questions.sendAnswer')}
      busyLabel={t('questions.sending')}
      done={{ published: 'questions.answerDone', pending: 'questions.answerWaits' }}
    />
  );
}
