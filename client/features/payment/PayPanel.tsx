import type { PaymentMethod } from '#client/graphql/schemaTypes.generated.ts';
import { useState, useSyncExternalStore, useEffect } from 'react';
import { formatMoney } from '#schema/rules/money.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT, useLocale } from '#client/i18n/useT.ts';
import { focusHeading } from '#client/lib/focusHeading.ts';
import { Button, OutsideLink } from '#client/ui/primitives/Button.tsx';
import { Cluster, Stack, Surface, only } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Badge } from '#client/ui/primitives/Badge.tsx';
import { OpenFormButton } from '#client/ui/forms/OpenFormButton.tsx';
import { useFormResult, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { useIsOpened } from '#client/ui/forms/useOpenedForm.ts';
import { PayAgainForm } from './PayAgainForm.tsx';
import type { PaymentPickerProps } from './PaymentPicker.tsx';
import styles from './Payment.module.css';
import type { UnpaidOrder } from './paymentState.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { useMutation } from '@apollo/client/react';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import { saveFile } from '#client/lib/saveFile.ts';
import { QrCode, qrPicture } from '#client/ui/media/QrCode.tsx';
import { ConfirmPaymentDocument } from './Payment.generated.ts';

interface PayPanelProps {
  order: UnpaidOrder;
  /** The gateway's result is pending, so paying is only a secondary action. */
  isConfirming: boolean;
  /** Access token for a guest's order. */
  accessToken: string | null;
  methods: PaymentPickerProps['methods'];
}

const GO_TO: Partial<Record<PaymentMethod, PlainMessageKey>> = { FPX: 'pay.goToBank', EWALLET: 'pay.goToWallet', CARD: 'pay.goToCard' };

/** Panel for an unpaid order: continues the open payment or offers other methods. Renders nothing for other orders. */
export function PayPanel({ order, isConfirming, accessToken, methods }: PayPanelProps) {
  const t = useT();
  const submission = useFormSubmission('payAgain');
  const [isChoosing, setChoosing] = useState(useIsOpened('pay', submission.result));
  useFormResult(submission, ({ done }) => {
    if (done === null) return;
    setChoosing(false);
    // Focuses the page's heading, because the form is unmounted.
    focusHeading();
    window.scrollTo({ top: 0 });
  });
  const { status, retryUntil, nextAction, method, amount, demo } = order.payment;
  if (retryUntil === null || (status !== 'PENDING' && status !== 'FAILED')) return null;
  const isOpen = status === 'PENDING' && nextAction !== null;
  if (status === 'PENDING' && !isOpen) return null;
  const goTo = GO_TO[method];
  return (
    <Surface as="section" pad={5} radius="xl" gap={3} className={cx(styles.panel, only.screen)} aria-labelledby="pay-panel">
      <Cluster as="header">
        <Heading level={2} size="title" id="pay-panel">
          {t(isConfirming ? 'pay.confirming' : isOpen ? 'pay.toPay' : 'pay.again', { amount: formatMoney(amount.minorUnits) })}
        </Heading>
        {demo && <Badge tone="quiet">{t('pay.demo')}</Badge>}
      </Cluster>
      <TimeToPay until={nextAction?.expiresAt ?? retryUntil} />
      {isOpen && nextAction.qrPayload !== null && (
        <ScanToPay
          number={order.number}
          accessToken={accessToken}
          payload={nextAction.qrPayload}
          amountCents={amount.minorUnits}
          demo={demo}
        />
      )}
      {isOpen && nextAction.redirectUrl !== null && goTo !== undefined && (
        <OutsideLink size={isConfirming ? 'medium' : 'large'} variant={isConfirming ? 'text' : 'primary'} href={nextAction.redirectUrl}>
          {t(goTo)}
        </OutsideLink>
      )}
      {isOpen && !isChoosing ? (
        <OpenFormButton of="pay" anchor="pay-panel" variant="text" onOpen={() => setChoosing(true)}>
          {t('pay.otherWay')}
        </OpenFormButton>
      ) : (
        <PayAgainForm order={order} accessToken={accessToken} methods={methods} submission={submission} />
      )}
    </Surface>
  );
}

/** Times longer than this are shown as a date instead of a countdown. */
const HOUR_SECONDS = 3600;

/** Time left until the payment deadline, when the stock reservation expires. */
export function TimeToPay({ until }: { until: string }) {
  const t = useT();
  const locale = useLocale();
  const left = useSecondsLeft(until);
  if (left === null || left > HOUR_SECONDS) {
    return (
      <Text tone="muted" className={styles.time}>
        {t('pay.until', { moment: formatDate(until, locale, 'moment') })}
      </Text>
    );
  }
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Text tone="muted" isTabular className={styles.time} role="timer">
      {left === 0 ? t('pay.timeOver') : t('pay.timeLeft', { clock })}
    </Text>
  );
}

interface ScanToPayProps {
  number: string;
  accessToken: string | null;
  /** The QR code's content; a path is resolved against the origin. */
  payload: string;
  amountCents: number;
  demo: boolean;
}

const never = () => () => undefined;

/** QR code to scan, or to save for an app on the same phone. A button makes the server check for the payment immediately. */
function ScanToPay({ number, accessToken, payload, amountCents, demo }: ScanToPayProps) {
  const t = useT();
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => null,
  );
  const [said, setSaid] = useState('');
  const [confirm, { loading }] = useMutation(ConfirmPaymentDocument);
  const checkPayment = async () => {
    setSaid('');
    try {
      const { data } = await confirm({ variables: { number, accessToken } });
      if (data?.confirmPayment.order?.payment.status === 'PENDING') setSaid(t('pay.notYet'));
    } catch (error) {
      setSaid(t(savingProblem(error) ?? 'pay.notReached'));
    }
  };
  const text = origin === null ? null : new URL(payload, origin).href;
  const save = async (code: string) => {
    try {
      saveFile(`rizq-${number}.png`, await qrPicture(code));
      setSaid(t('pay.qrSaved'));
    } catch {
      setSaid(t('pay.qrNotSaved'));
    }
  };
  return (
    <Cluster gap={5} align="start">
      <div className={styles.code}>
        {text !== null && <QrCode text={text} label={t('pay.qrLabel', { amount: formatMoney(amountCents) })} />}
      </div>
      <Stack align="start">
        <p>{t('pay.qrSteps', { amount: formatMoney(amountCents) })}</p>
        <Text size="body" tone="muted">
          {t('pay.qrOnPhone')}
        </Text>
        <Button variant="outline" icon="download" needsScript onClick={() => text !== null && void save(text)}>
          {t('pay.qrSave')}
        </Button>
        <Button variant="outline" needsScript isBusy={loading} onClick={() => void checkPayment()}>
          {t('pay.havePaid')}
        </Button>
        <p role="status" className={only.filled}>
          {said}
        </p>
        {demo && (
          <OutsideLink variant="text" href={payload} target="_blank" rel="noreferrer">
            {t('pay.qrHere')}
          </OutsideLink>
        )}
      </Stack>
    </Cluster>
  );
}

/** Seconds left, never negative. Null on the server and during hydration, so that both render the same. */
function useSecondsLeft(moment: string): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
