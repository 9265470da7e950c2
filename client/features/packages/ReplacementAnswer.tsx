import type { ReactNode } from 'react';
import { formIntent } from '#client/graphql/formAction.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useT } from '#client/i18n/useT.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { FormDrawer } from '#client/ui/forms/FormDrawer.tsx';
import { NO_FIELDS } from '#client/ui/forms/formSpec.ts';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { useFormResult, useFormSubmission, type FormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster, only, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { AcceptReplacementDocument, RefuseReplacementDocument, type Package_LineFragment } from './Packages.generated.ts';
import styles from './Packages.module.css';

/** Accepts the product that the seller sends instead of a line; `place` is the line's id. */
export const acceptReplacement = formIntent(NO_FIELDS, {
  isForMembers: true,
  run: async (_values, { mutate, text, locale }) => {
    const variables = { packageId: text('packageId'), lineId: text('place'), accessToken: text('accessToken') || null };
    return (await mutate(AcceptReplacementDocument, { ...variables, locale: apiLocale(locale) })).acceptReplacement;
  },
});

/** Refuses that product, which is then removed and refunded. */
export const refuseReplacement = formIntent(NO_FIELDS, {
  isForMembers: true,
  run: async (_values, { mutate, text, locale }) => {
    const variables = { packageId: text('packageId'), lineId: text('place'), accessToken: text('accessToken') || null };
    return (await mutate(RefuseReplacementDocument, { ...variables, locale: apiLocale(locale) })).refuseReplacement;
  },
});

interface ReplacementAnswerProps {
  orderPackage: { id: string; canAnswerReplacement: boolean; cancellationRequest: { state: string } | null };
  line: Package_LineFragment;
  /** Access token for a guest's order. */
  accessToken: string | null;
  isCash: boolean;
  /** Text above the buttons, shown in a banner with them. */
  banner?: ReactNode;
}

/**
 * Buttons with which the buyer accepts or refuses a replaced product until the package is shipped. While a request to cancel the
 * package is open, it cannot be refused.
 */
export function ReplacementAnswer({ orderPackage, line, accessToken, isCash, banner }: ReplacementAnswerProps) {
  const t = useT();
  const { id, canAnswerReplacement, cancellationRequest } = orderPackage;
  const acceptance = useFormSubmission('acceptReplacement', line.id);
  const refusal = useFormSubmission('refuseReplacement', line.id);
  // Focuses the package's heading, because the pressed button is unmounted.
  const focusPackage = () => requestAnimationFrame(() => document.getElementById(id)?.focus());
  useFormResult(acceptance, ({ done }) => {
    if (done === null) return;
    toast.success(t('sub.accepted'));
    focusPackage();
  });
  useFormResult(refusal, ({ done }) => {
    if (done === null) return;
    toast.success(t('sub.refused'));
    focusPackage();
  });
  const { replacement, title } = line;
  if (replacement === null || replacement.state === 'ACCEPTED' || !canAnswerReplacement) return null;
  const isCancelling = cancellationRequest?.state === 'REQUESTED';
  const hidden = (
    <>
      <input type="hidden" name="packageId" value={id} />
      {accessToken !== null && <input type="hidden" name="accessToken" value={accessToken} />}
    </>
  );
  const answers = (
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
        {!isCancelling && (
          <FormDrawer anchor={`refuse-${line.id}`} submission={refusal} title={t('sub.refuseTitle')} label={t('sub.refuse')}>
            {(close) => <RefuseForm {...{ submission: refusal, name: title, isCash, hidden, close }} />}
          </FormDrawer>
        )}
      </Cluster>
      {isCancelling && <Text size="small">{t('sub.refuseLater')}</Text>}
      <SubmissionNote submission={acceptance} />
    </Stack>
  );
  if (banner === undefined) return answers;
  return (
    <Surface as="section" tone="notice" pad={5} radius="l" gap={3} above={4} className={only.screen} aria-label={t('sub.waitsForYou')}>
      {banner}
      {answers}
    </Surface>
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
