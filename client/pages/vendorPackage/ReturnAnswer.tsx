import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { AcceptReturnDocument, ReceiveReturnDocument, RefuseReturnDocument } from '#client/features/fulfilment/PackageSteps.generated.ts';
import { usePackageStep, type StepProblem } from '#client/features/fulfilment/usePackageStep.ts';
import { useApiLocale, useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { RadioCards } from '#client/ui/forms/RadioCards.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { StepCard, StepFold, WrittenStep, type VendorPackageView } from './StepForm.tsx';
import styles from './VendorPackage.module.css';

type Return = VendorPackageView['package']['returns'][number];

interface ReturnAnswerProps {
  orderPackage: VendorPackageView;
  requested: Return;
  onRefresh: () => void;
}

/** A return that waits: what its buyer wants to send back and why; accept or refuse it, later say that it is back. */
export function ReturnAnswer({ orderPackage, requested, onRefresh }: ReturnAnswerProps) {
  const t = useT();
  const locale = useLocale();
  const isAccepted = requested.status === 'ACCEPTED';
  const lines = requested.lines.map(({ lineId, quantity }) => {
    const line = orderPackage.package.lines.find(({ id }) => id === lineId);
    return {
      lineId,
      text: `${quantity} × ${[line?.title, ...(line?.options ?? []).map(({ label }) => label)].filter(Boolean).join(', ')}`,
    };
  });
  return (
    <StepCard title={t(isAccepted ? 'vendorPackages.returnAccepted' : 'vendorPackages.returnRequested')}>
      <p>{t('vendorPackages.returnOn', { date: formatDate(requested.requestedAt, locale, 'moment') })}</p>
      <Stack as="ul" gap={2} className={styles.lines}>
        {lines.map(({ lineId, text }) => (
          <li key={lineId}>{text}</li>
        ))}
      </Stack>
      <p className={styles.reason}>{requested.reason}</p>
      <p>
        {t(requested.refundBy === 'TRANSFER' ? 'vendorPackages.refundTransfer' : 'vendorPackages.refundOriginal', {
          amount: formatMoney(requested.refund.minorUnits),
        })}
      </p>
      {isAccepted ? (
        <Receive orderPackage={orderPackage} requested={requested} onRefresh={onRefresh} />
      ) : (
        <Accept orderPackage={orderPackage} requested={requested} onRefresh={onRefresh} />
      )}
      <Refuse orderPackage={orderPackage} requested={requested} onRefresh={onRefresh} />
    </StepCard>
  );
}

function Accept({ orderPackage, requested }: ReturnAnswerProps) {
  const t = useT();
  const locale = useApiLocale();
  const [accept] = useMutation(AcceptReturnDocument);
  return (
    <WrittenStep
      draftKey={`accept ${requested.id}`}
      field="instructions"
      reason="noInstructions"
      words={{
        form: 'vendorPackages.accept',
        label: 'vendorPackages.instructions',
        hint: 'vendorPackages.instructionsHint',
        missing: 'vendorPackages.needInstructions',
        button: 'vendorPackages.accept',
      }}
      send={async (instructions) =>
        (await accept({ variables: { packageId: orderPackage.id, returnId: requested.id, instructions, locale } })).data?.acceptReturn
      }
      onTaken={() => toast.success(t('vendorPackages.accepted'))}
    />
  );
}

function Receive({ orderPackage, requested, onRefresh }: ReturnAnswerProps) {
  const t = useT();
  const locale = useApiLocale();
  const [receive] = useMutation(ReceiveReturnDocument);
  const { isBusy, take } = usePackageStep();
  const [restock, setRestock] = useState<'yes' | 'no' | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<StepProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const submit = async () => {
    setMissing(restock === null);
    if (restock === null) return document.querySelector<HTMLElement>('input[name="restock"]')?.focus();
    const variables = { packageId: orderPackage.id, returnId: requested.id, restock: restock === 'yes', locale };
    const found = await take(async () => (await receive({ variables })).data?.receiveReturn);
    setProblem(found);
    setAttempt((count) => count + 1);
    if (found === null) toast.success(t('vendorPackages.received'));
    onRefresh();
  };
  return (
    <Stack
      as={PostForm}
      gap={4}
      name="scripted"
      aria-label={t('vendorPackages.receive')}
      onSubmit={() => {
        if (!isBusy) void submit();
      }}
    >
      <FormProblem unsaved={problem} attempt={attempt} idOf={String} />
      <RadioCards
        legend={t('vendorPackages.restock')}
        name="restock"
        value={restock}
        error={isMissing ? t('vendorPackages.needRestock') : null}
        onChange={(value) => {
          setRestock(value);
          setMissing(false);
        }}
        cards={[
          { value: 'yes', label: t('vendorPackages.restockYes'), note: t('vendorPackages.restockYesNote') },
          { value: 'no', label: t('vendorPackages.restockNo'), note: t('vendorPackages.restockNoNote') },
        ]}
      />
      <Cluster>
        <Button type="submit" isBusy={isBusy}>
          {t('vendorPackages.receive')}
        </Button>
      </Cluster>
    </Stack>
  );
}

function Refuse({ orderPackage, requested, onRefresh }: ReturnAnswerProps) {
  const t = useT();
  const locale = useApiLocale();
  const [refuse] = useMutation(RefuseReturnDocument);
  return (
    <StepFold label={t(requested.status === 'ACCEPTED' ? 'vendorPackages.refuseLate' : 'vendorPackages.refuse')}>
      <WrittenStep
        draftKey={`refuse ${requested.id}`}
        field="reason"
        reason="noRefusal"
        words={{
          form: 'vendorPackages.refuse',
          label: 'vendorPackages.why',
          hint: 'vendorPackages.buyerReads',
          missing: 'vendorPackages.needRefusal',
          button: 'vendorPackages.refuseYes',
        }}
        look="danger"
        send={async (reason) =>
          (await refuse({ variables: { packageId: orderPackage.id, returnId: requested.id, reason, locale } })).data?.refuseReturn
        }
        onTaken={() => {
          toast.success(t('vendorPackages.refused'));
          onRefresh();
        }}
      />
    </StepFold>
  );
}
