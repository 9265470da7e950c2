import { PACKAGE_STEPS } from '#client/features/fulfilment/packageSteps.ts';
import { StepForm, useStepForm } from '#client/features/fulfilment/StepForm.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { returnCauseText } from '#client/features/packages/returnCause.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { RadioCards } from '#client/ui/forms/RadioCards.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import { StepCard, StepFold, WrittenStep, type VendorPackageView } from './StepCard.tsx';
import styles from './VendorPackage.module.css';
import { Text } from '#client/ui/primitives/Type.tsx';

type Return = VendorPackageView['package']['returns'][number];

interface ReturnAnswerProps {
  orderPackage: VendorPackageView;
  requested: Return;
}

/** An open return with its lines and reason. The vendor accepts or rejects it, and later confirms that it has arrived. */
export function ReturnAnswer(props: ReturnAnswerProps) {
  const { orderPackage, requested } = props;
  const t = useT();
  const locale = useLocale();
  const isAccepted = requested.status === 'ACCEPTED';
  const lines = requested.lines.map(({ lineId, quantity }) => {
    const line = orderPackage.package.lines.find(({ id }) => id === lineId);
    return {
      lineId,
      text: `${quantity} × ${listValues(line ? [line.title, ...line.options.map(({ label }) => label)] : [], locale)}`,
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
      <Text isTyped className={styles.reason}>
        {returnCauseText(requested, t)}
      </Text>
      <p>
        {t(requested.refundBy === 'TRANSFER' ? 'vendorPackages.refundTransfer' : 'vendorPackages.refundOriginal', {
          amount: formatMoney(requested.refund.minorUnits),
        })}
      </p>
      {isAccepted ? <Receive {...props} /> : <Accept {...props} />}
      <Refuse {...props} />
    </StepCard>
  );
}

function Accept({ orderPackage, requested }: ReturnAnswerProps) {
  return (
    <WrittenStep
      step={PACKAGE_STEPS.accept}
      target={{ packageId: orderPackage.id, of: requested.id }}
      messages={{
        form: 'vendorPackages.accept',
        label: 'vendorPackages.instructions',
        hint: 'vendorPackages.instructionsHint',
        button: 'vendorPackages.accept',
      }}
    />
  );
}

function Receive({ orderPackage, requested }: ReturnAnswerProps) {
  const t = useT();
  const form = useStepForm(PACKAGE_STEPS.receive, { target: { packageId: orderPackage.id, of: requested.id } });
  const { id, name, error } = form.field('restock');
  return (
    <StepForm form={form} label={t('vendorPackages.receive')} button={t('vendorPackages.receive')}>
      <div id={id} tabIndex={-1}>
        <RadioCards
          legend={t('vendorPackages.restock')}
          name={name}
          value={form.values.restock || null}
          error={error}
          onChange={(value) => form.change('restock', value)}
          cards={[
            { value: 'yes', label: t('vendorPackages.restockYes'), note: t('vendorPackages.restockYesNote') },
            { value: 'no', label: t('vendorPackages.restockNo'), note: t('vendorPackages.restockNoNote') },
          ]}
        />
      </div>
    </StepForm>
  );
}

function Refuse({ orderPackage, requested }: ReturnAnswerProps) {
  const t = useT();
  const [step, target] = [PACKAGE_STEPS.refuse, { packageId: orderPackage.id, of: requested.id }];
  const label = t(requested.status === 'ACCEPTED' ? 'vendorPackages.refuseLate' : 'vendorPackages.refuse');
  return (
    <StepFold label={label} step={step} target={target}>
      <WrittenStep
        step={step}
        target={target}
        messages={{
          form: 'vendorPackages.refuse',
          label: 'vendorPackages.why',
          hint: 'vendorPackages.buyerReads',
          button: 'vendorPackages.refuseYes',
        }}
        variant="danger"
      />
    </StepFold>
  );
}
