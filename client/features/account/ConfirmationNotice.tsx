import type { ConfirmationSubject } from '#client/graphql/schemaTypes.generated.ts';
import { useT } from '#client/i18n/useT.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster, only, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

interface ConfirmationNoticeProps {
  subject: ConfirmationSubject;
  /** The unconfirmed email address. */
  email: string;
  /** For the subject ACCOUNT: confirming also enables emails to the viewer's shop. */
  forVendor?: boolean;
  /** Required for the subject ORDER. */
  order?: { number: string; accessToken: string | null };
}

/** Notice about an unconfirmed email address, with a button that resends the link. */
export function ConfirmationNotice({ subject, email, forVendor = false, order }: ConfirmationNoticeProps) {
  const t = useT();
  const submission = useFormSubmission('resendConfirmation', subject);
  const { result, isBusy } = submission;
  return (
    <Surface as="section" tone="notice" radius="m" className={only.screen} aria-label={t('conf.title')}>
      <Cluster gap={3} align="start" noWrap>
        <Icon name="mail" size={22} />
        <Stack align="start">
          <div>
            <Text as="strong">{t('conf.title')}</Text>
            <p>{forVendor ? t('conf.noticeVendor', { email }) : t('conf.noticeText', { subject, email })}</p>
          </div>
          <SubmissionNote submission={submission} />
          <p role="status" className={only.filled}>
            {result?.done && !isBusy && t('conf.sentText')}
          </p>
          <ActionForm submission={submission}>
            {order && <input type="hidden" name="number" value={order.number} />}
            {order?.accessToken && <input type="hidden" name="accessToken" value={order.accessToken} />}
            <Button type="submit" variant="outline" size="small" isBusy={isBusy}>
              {t('conf.resend')}
            </Button>
          </ActionForm>
        </Stack>
      </Cluster>
    </Surface>
  );
}
