import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { useFormResult, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { MAX_RETURNS } from '#schema/rules/limits.ts';
import type { Package_SummaryFragment } from './Packages.generated.ts';
import { openReturn } from './returnForm.ts';

interface WithdrawReturnProps {
  orderPackage: Package_SummaryFragment;
  /** Access token for a guest's order. */
  accessToken: string | null;
}

/** Button that withdraws the requested return, and why the rest of the package cannot be returned now. */
export function WithdrawReturn({ orderPackage, accessToken }: WithdrawReturnProps) {
  const t = useT();
  const locale = useLocale();
  const { id, status, returns, restReturnableUntil: until } = orderPackage;
  const open = openReturn(orderPackage);
  const submission = useFormSubmission('withdrawReturn', returns.at(-1)?.id ?? id);
  useFormResult(submission, ({ done }) => {
    if (done === null) return;
    toast.success(t('ret.withdrawn'));
    // Focuses the package's heading, because the pressed button is unmounted.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  });
  const isLast = returns.length >= MAX_RETURNS && status !== 'RETURNED';
  if (open === null && !isLast) return <SubmissionNote submission={submission} />;
  return (
    <Stack gap={3} align="start" className={only.screen}>
      {open?.status === 'REQUESTED' && (
        <ActionForm submission={submission}>
          <input type="hidden" name="packageId" value={id} />
          {accessToken !== null && <input type="hidden" name="accessToken" value={accessToken} />}
          <Button type="submit" variant="outline" size="small" isBusy={submission.isBusy}>
            {t(submission.isBusy ? 'ret.withdrawing' : 'ret.withdraw')}
          </Button>
        </ActionForm>
      )}
      <SubmissionNote submission={submission} />
      {isLast && (
        <Text size="compact" tone="muted">
          {t('ret.tooMany', { max: MAX_RETURNS })}
        </Text>
      )}
      {open !== null && until !== null && (
        <Text size="compact" tone="muted">
          {t('ret.oneAtATime', { status: open.status, date: formatDate(until, locale) })}
        </Text>
      )}
    </Stack>
  );
}
