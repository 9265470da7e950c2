import { useState } from 'react';
import type { ConfirmationSubject } from '#client/graphql/schemaTypes.generated.ts';
import { useT } from '#client/i18n/useT.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { Problem } from '#client/ui/feedback/Problem.tsx';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster, only, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { useConfirmation } from './useConfirmation.ts';

interface ConfirmationNoticeProps {
  subject: ConfirmationSubject;
  /** The unconfirmed address. */
  email: string;
  /** Whether the emails of the viewer's shop wait for the subject ACCOUNT. */
  forShop?: boolean;
  /** The order of the subject ORDER. */
  order?: { number: string; accessToken: string | null };
}

/** Notice of an unconfirmed email, with a button that sends its link again. */
export function ConfirmationNotice({ subject, email, forShop = false, order }: ConfirmationNoticeProps) {
  const t = useT();
  const { isBusy, resendConfirmation } = useConfirmation();
  const posted = usePosted('resendConfirmation', subject);
  const [isSent, setSent] = useState(posted !== null && posted.done !== null);
  const [problem, setProblem] = useState(posted?.general ?? null);
  const [attempt, setAttempt] = useState(problem === null ? 0 : 1);
  const resend = async () => {
    const refusal = await resendConfirmation({ subject, ...order });
    setSent(refusal === null);
    setProblem(refusal?.general ?? null);
    setAttempt((count) => count + 1);
  };
  return (
    <Surface as="section" tone="notice" radius="m" className={only.screen} aria-label={t('conf.title')}>
      <Cluster gap={3} align="start" noWrap>
        <Icon name="mail" size={22} />
        <Stack align="start">
          <div>
            <Text as="strong">{t('conf.title')}</Text>
            <p>{forShop ? t('conf.noticeShop', { email }) : t('conf.noticeText', { subject, email })}</p>
          </div>
          {problem !== null && <Problem attempt={attempt}>{problem}</Problem>}
          <p role="status" className={only.filled}>
            {isSent && t('conf.sentText')}
          </p>
          <PostForm name={order ? 'scripted' : 'resendConfirmation'} onSubmit={() => void resend()}>
            <input type="hidden" name="place" value={subject} />
            <Button type="submit" look="outline" size="small" isBusy={isBusy}>
              {t('conf.resend')}
            </Button>
          </PostForm>
        </Stack>
      </Cluster>
    </Surface>
  );
}
