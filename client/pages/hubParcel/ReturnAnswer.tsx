import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { AcceptReturnDocument, ReceiveReturnDocument, RefuseReturnDocument } from '#client/features/parcels/ParcelSteps.generated.ts';
import { useParcelStep } from '#client/features/parcels/useParcelStep.ts';
import type { StepProblem } from '#client/features/parcels/useParcelStep.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Button } from '#client/ui/Button.tsx';
import { RadioCards } from '#client/ui/RadioCards.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast/toast.ts';
import { MAX_NOTE_LENGTH } from '#schema/rules/limits.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { SellersParcel } from './sellersParcel.ts';
import { focusNextStep, StepCard } from './StepCard.tsx';
import { StepFold } from './StepFold.tsx';
import styles from './StepForm.module.css';
import { StepTrouble } from './StepTrouble.tsx';
import { useStepForm } from './useStepForm.ts';

type Return = SellersParcel['package']['returns'][number];

interface ReturnAnswerProps {
  parcel: SellersParcel;
  asked: Return;
  onRefresh: () => void;
}

/** A return that waits: what its buyer wants to send back and why; accept or refuse it, later say that the goods are back. */
export function ReturnAnswer({ parcel, asked, onRefresh }: ReturnAnswerProps) {
  const t = useT();
  const locale = useLocale();
  const isAccepted = asked.status === 'ACCEPTED';
  const lines = asked.lines.map(({ lineId, quantity }) => {
    const line = parcel.package.lines.find(({ id }) => id === lineId);
    return {
      lineId,
      text: `${quantity} × ${[line?.title, ...(line?.options ?? []).map(({ label }) => label)].filter(Boolean).join(', ')}`,
    };
  });
  return (
    <StepCard title={t(isAccepted ? 'hubParcels.returnAccepted' : 'hubParcels.returnAsked')}>
      <p>{t('hubParcels.returnOn', { date: formatDate(asked.requestedAt, locale, 'moment') })}</p>
      <ul className={styles.lines}>
        {lines.map(({ lineId, text }) => (
          <li key={lineId}>{text}</li>
        ))}
      </ul>
      <p className={styles.reason}>{asked.reason}</p>
      <p>
        {t(asked.refundBy === 'TRANSFER' ? 'hubParcels.refundTransfer' : 'hubParcels.refundOriginal', {
          amount: formatMoney(asked.refund.minorUnits),
        })}
      </p>
      {isAccepted ? (
        <Receive parcel={parcel} asked={asked} onRefresh={onRefresh} />
      ) : (
        <Accept parcel={parcel} asked={asked} onRefresh={onRefresh} />
      )}
      <Refuse parcel={parcel} asked={asked} onRefresh={onRefresh} />
    </StepCard>
  );
}

function Accept({ parcel, asked }: ReturnAnswerProps) {
  const t = useT();
  const locale = apiLocale(useLocale());
  const [accept] = useMutation(AcceptReturnDocument);
  const form = useStepForm({
    draftKey: `accept ${asked.id}`,
    check: ({ instructions = '' }) => (instructions.trim() === '' ? { instructions: t('hubParcels.needInstructions') } : {}),
    send: async ({ instructions = '' }) => {
      const variables = { packageId: parcel.id, returnId: asked.id, instructions, locale };
      return (await accept({ variables })).data?.acceptReturn;
    },
    onTaken: () => {
      toast.success(t('hubParcels.accepted'));
      focusNextStep();
    },
  });
  return (
    <form
      noValidate
      method="post"
      className={styles.form}
      aria-label={t('hubParcels.accept')}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <StepTrouble problem={form.problem} attempt={form.attempt} />
      <TextField
        {...form.fieldProps('instructions')}
        label={t('hubParcels.instructions')}
        hint={t('hubParcels.instructionsHint')}
        isLong
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
      />
      <div className={styles.buttons}>
        <Button type="submit" isBusy={form.isBusy}>
          {t('hubParcels.accept')}
        </Button>
      </div>
    </form>
  );
}

function Receive({ parcel, asked, onRefresh }: ReturnAnswerProps) {
  const t = useT();
  const locale = apiLocale(useLocale());
  const [receive] = useMutation(ReceiveReturnDocument);
  const { isBusy, take } = useParcelStep();
  const [restock, setRestock] = useState<'yes' | 'no' | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<StepProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const submit = async () => {
    setMissing(restock === null);
    if (restock === null) return document.querySelector<HTMLElement>('input[name="restock"]')?.focus();
    const variables = { packageId: parcel.id, returnId: asked.id, restock: restock === 'yes', locale };
    const found = await take(async () => (await receive({ variables })).data?.receiveReturn);
    setProblem(found);
    setAttempt((count) => count + 1);
    if (found === null) toast.success(t('hubParcels.received'));
    onRefresh();
    focusNextStep();
  };
  return (
    <form
      noValidate
      method="post"
      className={styles.form}
      aria-label={t('hubParcels.receive')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      <StepTrouble problem={problem} attempt={attempt} />
      <RadioCards
        legend={t('hubParcels.restock')}
        name="restock"
        value={restock}
        error={isMissing ? t('hubParcels.needRestock') : null}
        onChange={(value) => {
          setRestock(value);
          setMissing(false);
        }}
        cards={[
          { value: 'yes', label: t('hubParcels.restockYes'), note: t('hubParcels.restockYesNote') },
          { value: 'no', label: t('hubParcels.restockNo'), note: t('hubParcels.restockNoNote') },
        ]}
      />
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {t('hubParcels.receive')}
        </Button>
      </div>
    </form>
  );
}

function Refuse({ parcel, asked, onRefresh }: ReturnAnswerProps) {
  const t = useT();
  const locale = apiLocale(useLocale());
  const [refuse] = useMutation(RefuseReturnDocument);
  const form = useStepForm({
    draftKey: `refuse ${asked.id}`,
    check: ({ reason = '' }) => (reason.trim() === '' ? { reason: t('hubParcels.needRefusal') } : {}),
    send: async ({ reason = '' }) =>
      (await refuse({ variables: { packageId: parcel.id, returnId: asked.id, reason, locale } })).data?.refuseReturn,
    onTaken: () => {
      toast.success(t('hubParcels.refused'));
      onRefresh();
      focusNextStep();
    },
  });
  return (
    <StepFold label={t(asked.status === 'ACCEPTED' ? 'hubParcels.refuseLate' : 'hubParcels.refuse')}>
      <form
        noValidate
        method="post"
        className={styles.form}
        aria-label={t('hubParcels.refuse')}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <StepTrouble problem={form.problem} attempt={form.attempt} />
        <TextField
          {...form.fieldProps('reason')}
          label={t('hubParcels.why')}
          hint={t('hubParcels.buyerReads')}
          isLong
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
        />
        <div className={styles.buttons}>
          <Button type="submit" look="danger" isBusy={form.isBusy}>
            {t('hubParcels.refuseYes')}
          </Button>
        </div>
      </form>
    </StepFold>
  );
}
