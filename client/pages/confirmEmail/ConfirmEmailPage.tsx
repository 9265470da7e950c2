import { useEffect, type ReactNode } from 'react';
import { guestAlertsPath, linkedOrderPath, ownOrderPath, type AppPath } from '#client/config/links.ts';
import type { ConfirmationSubject } from '#client/graphql/schemaTypes.generated.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { focusHeading } from '#client/lib/focusHeading.ts';
import { isLinkOver } from '#client/features/account/isLinkOver.ts';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import type { FormResult } from '#client/ui/forms/formResult.ts';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { useFormResult, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import type { IconName } from '#client/ui/media/iconPaths.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Container, Stack } from '#client/ui/primitives/Layout.tsx';
import { ConfirmEmailPageDocument } from './ConfirmEmailPage.generated.ts';

/** State of the link, or result of pressing a button. */
type Step = 'open' | 'done' | 'cancelled' | 'already' | 'expired' | 'sent' | 'invalid' | 'failed';

const STEPS = { OPEN: 'open', CONFIRMED: 'already', EXPIRED: 'expired', INVALID: 'invalid' } as const satisfies Record<string, Step>;

const HEADINGS: Record<Step, { icon: IconName; title: PlainMessageKey }> = {
  open: { icon: 'mail', title: 'conf.title' },
  done: { icon: 'check', title: 'conf.done' },
  already: { icon: 'check', title: 'conf.already' },
  cancelled: { icon: 'error', title: 'conf.cancelled' },
  expired: { icon: 'clock', title: 'conf.expired' },
  sent: { icon: 'mail', title: 'auth.sentTitle' },
  invalid: { icon: 'error', title: 'conf.invalid' },
  failed: { icon: 'error', title: 'conf.title' },
};

/** The confirmed email address belongs to an account, and the order that was waiting for it has been cancelled. */
const ACCOUNT_CANCELLED: (typeof HEADINGS)[Step] = { icon: 'error', title: 'conf.accountCancelled' };

const SHOP_ON = { to: '/rizq-marketplace', label: 'ords.start' } as const;

interface NextStep {
  to: AppPath;
  label: PlainMessageKey;
}

/** Where to continue after the confirmation, depending on what was confirmed. */
const NEXT: Record<ConfirmationSubject, NextStep> = {
  ACCOUNT: { to: '/user-profile', label: 'account.profile' },
  ORDER: { to: '/track-order', label: 'nav.track' },
  VENDOR: { to: '/vendor-dashboard', label: 'conf.toShop' },
  NEWSLETTER: SHOP_ON,
  ALERT: SHOP_ON,
};

/**
 * Page that confirmation emails link to. The link is only used when a button is pressed, because mail programs open links to check them.
 */
export function ConfirmEmailPage() {
  const t = useT();
  const { data, retry } = usePageQuery(ConfirmEmailPageDocument);
  const [confirmation, another] = [useFormSubmission('confirmEmail'), useFormSubmission('anotherLink')];
  const [confirmed, sent] = [confirmation.result?.done, another.result?.done];
  const result = confirmed ? (confirmed['cancelled'] ? 'cancelled' : 'done') : sent ? 'sent' : null;
  useEffect(() => {
    if (result !== null) focusHeading();
  }, [result]);
  const reload = ({ codes }: FormResult) => {
    // The link has expired or has been replaced since the page was loaded. Its new state says which.
    if (isLinkOver(codes)) retry();
  };
  useFormResult(confirmation, (result) => {
    // The confirmed link opens its order.
    if (result.done !== null) retry();
    else reload(result);
  });
  useFormResult(another, reload);

  const link = data?.emailConfirmation;
  const isCancelled = link?.isOrderCancelled === true && result !== 'sent';
  const step = isCancelled ? 'cancelled' : (result ?? (link ? STEPS[link.state] : 'failed'));
  const subject = link?.subject ?? 'ACCOUNT';
  const { icon, title } = step === 'cancelled' && subject === 'ACCOUNT' ? ACCOUNT_CANCELLED : HEADINGS[step];

  const alertsToken = link?.alertsToken ?? null;
  const allAlerts = alertsToken !== null && (
    <ButtonLink to={guestAlertsPath(alertsToken)} variant="outline" icon="bell">
      {t('conf.alerts')}
    </ButtonLink>
  );
  const next = (
    <>
      <Next {...(openedBy(link?.order ?? null) ?? NEXT[subject])} />
      {allAlerts}
    </>
  );

  const content: Record<Step, { text: ReactNode; actions: ReactNode }> = {
    open: {
      text: t('conf.openText', { subject }),
      actions: (
        <>
          <ActionForm submission={confirmation}>
            <Button type="submit" size="large" isBusy={confirmation.isBusy}>
              {t('conf.button')}
            </Button>
          </ActionForm>
          {/* The address has too many alerts. */}
          {confirmation.result?.codes?.includes('INVALID') && allAlerts}
        </>
      ),
    },
    done: { text: t('conf.doneText', { subject }), actions: next },
    cancelled: { text: t('conf.cancelledText', { subject }), actions: next },
    already: { text: t('conf.alreadyText'), actions: next },
    expired: {
      text: t('conf.expiredText'),
      actions: (
        <ActionForm submission={another}>
          <Button type="submit" size="large" isBusy={another.isBusy}>
            {t('conf.another')}
          </Button>
        </ActionForm>
      ),
    },
    sent: {
      text: t('conf.sentText'),
      actions: data?.marketplace.showsOutbox && (
        <ButtonLink to="/outbox" variant="outline" icon="mail">
          {t('auth.openOutbox')}
        </ButtonLink>
      ),
    },
    invalid: {
      text: t('conf.invalidText'),
      actions: (
        <>
          <ButtonLink to="/user-profile">{t('account.profile')}</ButtonLink>
          <ButtonLink to="/contact-us" variant="outline">
            {t('own.writeToUs')}
          </ButtonLink>
        </>
      ),
    },
    failed: { text: t('ui.wrong'), actions: <Button onClick={retry}>{t('ui.retry')}</Button> },
  };

  return (
    <Container isPage>
      <title>{`${t(title)} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={4}>
        {[confirmation, another].map(
          (submission) => !isLinkOver(submission.result?.codes) && <SubmissionNote key={submission.intent} submission={submission} />,
        )}
        <EmptyState headingLevel={1} icon={icon} title={t(title)} actions={content[step].actions}>
          <p>{content[step].text}</p>
        </EmptyState>
      </Stack>
    </Container>
  );
}

/** The confirmed order: a guest's link works on any device, and a member's opens the order after login. */
function openedBy(order: { number: string; accessToken: string | null } | null): NextStep | null {
  if (order === null) return null;
  const { number, accessToken } = order;
  return { to: accessToken === null ? ownOrderPath(number) : linkedOrderPath(number, accessToken), label: 'conf.openOrder' };
}

function Next({ to, label }: NextStep) {
  const t = useT();
  return (
    <>
      <ButtonLink to={to}>{t(label)}</ButtonLink>
      {to !== SHOP_ON.to && (
        <ButtonLink to={SHOP_ON.to} variant="outline">
          {t(SHOP_ON.label)}
        </ButtonLink>
      )}
    </>
  );
}
