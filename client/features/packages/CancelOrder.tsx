import { useT } from '#client/i18n/useT.ts';
import { focusHeading } from '#client/lib/focusHeading.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { FormDrawer } from '#client/ui/forms/FormDrawer.tsx';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { useFormResult, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import styles from './Packages.module.css';

interface CancelOrderProps {
  order: { number: string; canCancel: boolean };
  /** Access token for a guest's order. */
  accessToken: string | null;
}

/** Button that cancels an unpaid order after a confirmation. */
export function CancelOrder({ order: { number, canCancel }, accessToken }: CancelOrderProps) {
  const t = useT();
  const submission = useFormSubmission('cancelOrder', number);
  useFormResult(submission, ({ done }) => {
    if (done === null) return;
    toast.success(t('own.orderCancelled'));
    // Focuses the page's heading, because the pressed button is unmounted.
    focusHeading();
  });
  if (!canCancel) return <SubmissionNote submission={submission} />;
  return (
    <FormDrawer anchor="cancel-order" submission={submission} title={t('own.cancelOrderTitle')} label={t('own.cancelOrder')}>
      {(close) => (
        <Stack as={ActionForm} submission={submission} above={5} below={2} className={styles.drawer}>
          {accessToken !== null && <input type="hidden" name="accessToken" value={accessToken} />}
          <p>{t('own.cancelOrderText')}</p>
          <SubmissionNote submission={submission} />
          <Button type="submit" variant="danger" isBusy={submission.isBusy}>
            {submission.isBusy ? t('own.cancelling') : t('own.cancelYes')}
          </Button>
          {close && (
            <Button variant="quiet" onClick={close}>
              {t('own.cancelNo')}
            </Button>
          )}
        </Stack>
      )}
    </FormDrawer>
  );
}
