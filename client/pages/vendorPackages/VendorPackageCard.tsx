import { useMutation } from '@apollo/client/react';
import { vendorPackagePath } from '#client/config/links.ts';
import { isPickupPackage, packageStatusLabel } from '#client/features/packages/packageStatus.ts';
import { NEXT_STEP_LABELS, PLAIN_STEPS } from '#client/features/fulfilment/packageStages.ts';
import { AdvancePackageDocument } from '#client/features/fulfilment/PackageSteps.generated.ts';
import { usePackageStep } from '#client/features/fulfilment/usePackageStep.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { ConsoleStatus } from '#client/features/vendorConsole/ConsoleTable.tsx';
import console from '#client/features/vendorConsole/VendorConsole.module.css';
import type { VendorPackageCard_PackageFragment } from './VendorPackagesPage.generated.ts';
import styles from './VendorPackageList.module.css';

/** A package in the list: what is in it, where it is, and the next step. */
export function VendorPackageCard({ orderPackage, onDone }: { orderPackage: VendorPackageCard_PackageFragment; onDone: () => void }) {
  const t = useT();
  const locale = useLocale();
  const { id, number, status, lines, timeline, totals } = orderPackage;
  const [first, ...others] = lines;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const placedAt = timeline[0]?.at ?? '';
  return (
    <li className={styles.card}>
      <ProductImage image={first?.image} sizes="48px" isDecorative className={console.tile} />
      <Stack gap={0} align="start">
        <Text as={AppLink} weight="strong" isTabular id={`parcel-${id}`} to={vendorPackagePath(number)}>
          {number}
        </Text>
        <Text size="compact" tone="muted">
          {first && t('console.products', { title: first.title, n: others.length })} · {t('ord.items', { n: units })}
        </Text>
        <Text as="time" size="compact" tone="subtle" dateTime={placedAt}>
          {formatDate(placedAt, locale, 'hour')}
        </Text>
      </Stack>
      <Stack gap={2} align="end" className={styles.figures}>
        <Text as="b" weight="strong" isTabular>
          {formatMoney(totals.total.minorUnits)}
        </Text>
        <ConsoleStatus status={status}>{t(packageStatusLabel(status, isPickupPackage(orderPackage)))}</ConsoleStatus>
      </Stack>
      {NEXT_STEP_LABELS[status] !== null && (
        <div className={styles.step}>
          <NextStep orderPackage={orderPackage} onDone={onDone} />
        </div>
      )}
    </li>
  );
}

/** One press where that is all; otherwise the way to the page of the package. */
function NextStep({ orderPackage, onDone }: { orderPackage: VendorPackageCard_PackageFragment; onDone: () => void }) {
  const { id, number, status } = orderPackage;
  const t = useT();
  const locale = apiLocale(useLocale());
  const [advance] = useMutation(AdvancePackageDocument);
  const { isBusy, take } = usePackageStep();
  const label = NEXT_STEP_LABELS[status];
  const to = PLAIN_STEPS[status];
  if (label === null) return null;
  if (to === null) {
    return (
      <ButtonLink to={vendorPackagePath(number)} look="outline" size="small">
        {t(label)}
      </ButtonLink>
    );
  }
  const press = async () => {
    const problem = await take(async () => (await advance({ variables: { packageId: id, to, locale } })).data?.advancePackage);
    // The button may go with the step, or the whole card: the focus stays in the list.
    document.getElementById(`parcel-${id}`)?.focus();
    if (problem === null)
      toast.success(t('vendorPackages.stepDone', { number, status: t(packageStatusLabel(to, isPickupPackage(orderPackage))) }));
    else toast.error(problem.general ?? t(problem.isSignedOut ? 'auth.signedOut' : 'vendorPackages.failed'));
    onDone();
  };
  return (
    <Button size="small" look={status === 'PLACED' ? 'primary' : 'outline'} needsScript isBusy={isBusy} onClick={() => void press()}>
      {t(label)}
    </Button>
  );
}
