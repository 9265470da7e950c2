import { useT } from '#client/i18n/useT.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { FormDrawer } from '#client/ui/forms/FormDrawer.tsx';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { useFormSubmission, type FormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { type Package_LineFragment } from './Packages.generated.ts';
import styles from './Packages.module.css';

interface ReplacementAnswerProps {
  orderPackage: { id: string; canAnswerReplacement: boolean; cancellationRequest: { state: string } | null };
  line: Package_LineFragment;
  /** Access token for a guest's order. */
  accessToken: string | null;
  isCash: boolean;
}

/**
 * Buttons with which the buyer accepts or refuses a replaced product until the package is shipped, but not while a request to cancel
 * it is open. `AnswersNeeded` announces the answer, through the same fetchers.
 */
export function ReplacementAnswer({ orderPackage, line, accessToken, isCash }: ReplacementAnswerProps) {
  const t = useT();
  const { id, canAnswerReplacement, cancellationRequest } = orderPackage;
  const acceptance = useFormSubmission('acceptReplacement', line.id, 'acceptReplacement');
  const refusal = useFormSubmission('refuseReplacement', line.id, 'refuseReplacement');
  const { replacement, title } = line;
  if (replacement === null || replacement.state === 'ACCEPTED' || !canAnswerReplacement) return null;
  if (cancellationRequest?.state === 'REQUESTED') return <Text size="small">{t('sub.answerLater', { state: replacement.state })}</Text>;
  const hidden = (
    <>
      <input type="hidden" name="packageId" value={id} />
      {accessToken !== null && <input type="hidden" name="accessToken" value={accessToken} />}
    </>
  );
  return (
    <Stack gap={2} align="start">
      <Cluster gap={4}>
        {replacement.state === 'REQUESTED' && (
          <ActionForm submission={acceptance}>
            {hidden}
            <Button type="submit" isBusy={acceptance.isBusy} aria-label={t('sub.acceptThis', { name: title })}>
              {t('sub.accept')}
            </Button>
          </ActionForm>
        )}
        <FormDrawer anchor={`refuse-${line.id}`} submission={refusal} title={t('sub.refuseTitle')} label={t('sub.refuse')}>
          {(close) => <RefuseForm {...{ submission: refusal, name: title, isCash, hidden, close }} />}
        </FormDrawer>
      </Cluster>
      <SubmissionNote submission={acceptance} />
    </Stack>
  );
}

interface RefuseFormProps {
  submission: FormSubmission;
  name: string;
  isCash: boolean;
  hidden: React.ReactNode;
  close: (() => void) | null | undefined;
}

function RefuseForm({ submission, name, isCash, hidden, close }: RefuseFormProps) {
  const t = useT();
  return (
    <Stack as={ActionForm} submission={submission} above={5} below={2} className={styles.drawer}>
      {hidden}
      <p>{t('sub.refuseText', { name, payment: isCash ? 'cash' : 'online' })}</p>
      <SubmissionNote submission={submission} />
      <Button type="submit" variant="danger" isBusy={submission.isBusy}>
        {t('sub.refuseYes')}
      </Button>
      {close && (
        <Button variant="quiet" onClick={close}>
          {t('sub.refuseNo')}
        </Button>
      )}
    </Stack>
  );
}
