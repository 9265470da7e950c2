import { useState } from 'react';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { FormDrawer } from '#client/ui/forms/FormDrawer.tsx';
import { RadioCards } from '#client/ui/forms/RadioCards.tsx';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { useFormResult, useFormSubmission, type FormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { SavedNote } from '#client/ui/feedback/SavedNote.tsx';
import { FAULTS } from './faults.ts';

/** A reason of a report: the API's value and its label. */
export interface ReportReason {
  value: string;
  label: PlainMessageKey;
}

const FAULT_LABEL: Record<(typeof FAULTS)[number], PlainMessageKey> = {
  OFFENSIVE: 'reviews.reportOffensive',
  ADVERTISING: 'reviews.reportAdvertising',
  PERSONAL_DATA: 'reviews.reportPersonal',
  OFF_TOPIC: 'reviews.reportOffTopic',
  FAKE: 'reviews.reportFake',
};

const REASONS: readonly ReportReason[] = FAULTS.map((value) => ({ value, label: FAULT_LABEL[value] }));

interface ReportTextProps {
  intent: 'report' | 'reportQuestion' | 'reportAnswer' | 'reportMessage';
  id: string;
  /** The review's title, or the text itself. */
  name: string;
  /** Title of the form. */
  title: string;
  /** Access token of a guest. */
  accessToken?: string | null;
  /** By default those of reviews and questions. */
  reasons?: readonly ReportReason[];
  /** Class of the note after a report; without it, the note replaces the button. */
  noteClass?: string | undefined;
}

/** Button and form that report a review, a question, an answer or a message to the marketplace. */
export function ReportText({ intent, id, name, title, accessToken = null, reasons = REASONS, noteClass }: ReportTextProps) {
  const t = useT();
  const submission = useFormSubmission(intent, id);
  useFormResult(submission, ({ done }) => {
    if (done !== null) toast.success(t('reviews.reported'));
  });
  const isReported = submission.result !== null && submission.result.done !== null;
  if (isReported && noteClass === undefined) return <SavedNote>{t('reviews.reported')}</SavedNote>;
  return (
    <>
      <FormDrawer
        anchor={`report-${id}`}
        submission={submission}
        title={title}
        label={t('reviews.report')}
        aria-label={t('reviews.reportThis', { title: name })}
      >
        {() => <ReportForm id={id} submission={submission} accessToken={accessToken} reasons={reasons} />}
      </FormDrawer>
      {isReported && (
        <Text size="small" tone="subtle" role="status" className={noteClass}>
          {t('reviews.reported')}
        </Text>
      )}
    </>
  );
}

interface ReportFormProps {
  id: string;
  submission: FormSubmission;
  accessToken: string | null;
  reasons: readonly ReportReason[];
}

/** Validated by its action only, so that the page does not load the form library. */
function ReportForm({ id, submission, accessToken, reasons }: ReportFormProps) {
  const t = useT();
  const [fault, setFault] = useState<string | null>(null);
  const { result, isBusy } = submission;
  const isMissing = fault === null && Boolean(result?.lastResult?.error?.['fault']);
  return (
    <Stack as={ActionForm} submission={submission} anchor={`report-${id}`} gap={4} above={5} below={2}>
      {accessToken !== null && <input type="hidden" name="accessToken" value={accessToken} />}
      <p>{t('reviews.reportLead')}</p>
      <SubmissionNote submission={submission} />
      <RadioCards
        legend={t('reviews.reportReason')}
        name="fault"
        cards={reasons.map(({ value, label }) => ({ value, label: t(label) }))}
        value={fault}
        error={isMissing ? t('reviews.needReason') : null}
        onChange={setFault}
      />
      <Button type="submit" isBusy={isBusy}>
        {t(isBusy ? 'reviews.sending' : 'reviews.sendReport')}
      </Button>
    </Stack>
  );
}
