import { useDraftForm } from '#client/features/forms/useDraftForm.tsx';
import { useT } from '#client/i18n/useT.ts';
import { draftsVar, vendorDraftsVar } from '#client/state/drafts.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { SavedNote } from '#client/ui/feedback/SavedNote.tsx';
import { ActionFormFrame, FormButtons } from '#client/ui/forms/ActionFormFrame.tsx';
import { CountedField } from '#client/ui/forms/CountedField.tsx';
import { useFormResult, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { MAX_ANSWER_LENGTH } from '#schema/rules/limits.ts';
import { answerSpec } from './answerSpec.ts';
import type { QuestionCard_QuestionFragment } from './Questions.generated.ts';
import styles from './Questions.module.css';

interface AnswerFormProps {
  question: QuestionCard_QuestionFragment;
  isVendor: boolean;
}

/** Form for the viewer's answer, for 30 days also to change it. It opens without scripts, too. */
export function AnswerForm({ question, isVendor }: AnswerFormProps) {
  const own = question.answers.find(({ isOwn }) => isOwn) ?? null;
  if (own !== null && Date.parse(own.editableUntil) < Date.now()) return null;
  return <OpenAnswerForm key={own?.text} question={question} own={own} isVendor={isVendor} />;
}

interface OpenAnswerFormProps extends AnswerFormProps {
  own: QuestionCard_QuestionFragment['answers'][number] | null;
}

function OpenAnswerForm({ question: { id, text }, own, isVendor }: OpenAnswerFormProps) {
  const t = useT();
  const submission = useFormSubmission('answerQuestion', id);
  useFormResult(submission, ({ done }) => {
    if (done !== null) toast.success(t(done['status'] === 'PUBLISHED' ? 'questions.answerDone' : 'questions.answerWaits'));
  });
  const form = useDraftForm(answerSpec, submission, {
    id: `answer-${id}`,
    draftKey: `answer ${id}`,
    where: isVendor ? vendorDraftsVar : draftsVar,
    saved: { text: own?.text ?? '' },
  });
  const label = t(own === null ? 'questions.answer' : 'questions.changeAnswer');
  const done = form.isSaved ? submission.result?.done : null;
  return (
    <>
      <SavedNote>{done && t(done['status'] === 'PUBLISHED' ? 'questions.answerDone' : 'questions.answerWaits')}</SavedNote>
      <details className={styles.fold} open={form.isDirty || form.problem.unsaved !== null || undefined}>
        <summary aria-label={`${label}: ${text}`}>{label}</summary>
        <ActionFormFrame form={form} anchor={id} above={3} measure="640px">
          <CountedField
            {...form.field('text')}
            typed={form.values.text}
            label={t('questions.answerText')}
            hint={t(isVendor ? 'questions.answerHintVendor' : 'questions.answerHint')}
            max={MAX_ANSWER_LENGTH}
            isLong
            rows={4}
          />
          <FormButtons form={form} label={t('questions.sendAnswer')} size="small" onDiscard={form.isDirty && form.discard} />
        </ActionFormFrame>
      </details>
    </>
  );
}
