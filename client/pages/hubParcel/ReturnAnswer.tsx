import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { AcceptReturnDocument, ReceiveReturnDocument, RefuseReturnDocument } from '#client/features/parcels/ParcelSteps.generated.ts';
import { useParcelStep } from '#client/features/parcels/useParcelStep.ts';
import type { StepProblem } from '#client/features/parcels/useParcelStep.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { Button } from '#client/ui/Button.tsx';
import { FormProblem } from '#client/ui/FormProblem.tsx';
import { RadioCards } from '#client/ui/RadioCards.tsx';
import { toast } from '#client/ui/toast/toast.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { SellersParcel } from './sellersParcel.ts';
import { StepCard } from './StepCard.tsx';
import { StepFold } from './StepFold.tsx';
import styles from './StepForm.module.css';
import { WrittenStep } from './WrittenStep.tsx';

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
  return (
    <WrittenStep
      draftKey={`accept ${asked.id}`}
      field="instructions"
      words={{
        form: 'hubParcels.accept',
        label: 'hubParcels.instructions',
        hint: 'hubParcels.instructionsHint',
        missing: 'hubParcels.needInstructions',
        button: 'hubParcels.accept',
      }}
      send={async (instructions) =>
        (await accept({ variables: { packageId: parcel.id, returnId: asked.id, instructions, locale } })).data?.acceptReturn
      }
      onTaken={() => toast.success(t('hubParcels.accepted'))}
    />
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
  };
  return (
    <PostForm
      name="scripted"
      className={styles.form}
      aria-label={t('hubParcels.receive')}
      onSubmit={() => {
        if (!isBusy) void submit();
      }}
    >
      <FormProblem unsaved={problem} attempt={attempt} idOf={String} />
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
    </PostForm>
  );
}

function Refuse({ parcel, asked, onRefresh }: ReturnAnswerProps) {
  const t = useT();
  const locale = apiLocale(useLocale());
  const [refuse] = useMutation(RefuseReturnDocument);
  return (
    <StepFold label={t(asked.status === 'ACCEPTED' ? 'hubParcels.refuseLate' : 'hubParcels.refuse')}>
      <WrittenStep
        draftKey={`refuse ${asked.id}`}
        field="reason"
        words={{
          form: 'hubParcels.refuse',
          label: 'hubParcels.why',
          hint: 'hubParcels.buyerReads',
          missing: 'hubParcels.needRefusal',
          button: 'hubParcels.refuseYes',
        }}
        look="danger"
        send={async (reason) =>
          (await refuse({ variables: { packageId: parcel.id, returnId: asked.id, reason, locale } })).data?.refuseReturn
        }
        onTaken={() => {
          toast.success(t('hubParcels.refused'));
          onRefresh();
        }}
      />
    </StepFold>
  );
}
