import { productPath, vendorStorePath, type BuiltPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster, Grid, Split, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import type { AlertRow_AlertFragment } from './AlertRow.generated.ts';
import { ThresholdForm } from './ThresholdForm.tsx';

/** An alert with its state, buttons to pause and delete it, and a form for the price of a price alert. */
export function AlertRow({ alert }: { alert: AlertRow_AlertFragment }) {
  const t = useT();
  const locale = useLocale();
  const { id, kind, isPaused, isPending, createdAt, sentAt, product, lastPrice, threshold } = alert;
  const pause = useFormSubmission('pauseAlert', id);
  const remove = useFormSubmission('deleteAlert', id);
  const name = nameOf();
  const to = pathOf(alert);
  return (
    <Grid as="li" columns="64px minmax(0, 1fr)" rule={4} below={4}>
      {product ? <ProductImage image={product.images[0]} sizes={64} radius="m" isDecorative /> : <Icon name="bell" size={24} />}
      <Stack gap={2}>
        <Split side="auto" from="md" gap={3} align="center">
          <Stack gap={0}>
            <Text size="compact" tone="muted">
              {t(`alerts.kind.${kind}`)}
            </Text>
            {to === null ? (
              <Text weight="strong">{name}</Text>
            ) : (
              <Text as={AppLink} weight="strong" to={to}>
                {name}
              </Text>
            )}
            <Text size="compact" tone="subtle">
              {[priceText(), stateText()].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
          <Cluster gap={2}>
            <ActionForm submission={pause}>
              <input type="hidden" name="isPaused" value={isPaused ? 'no' : 'yes'} />
              <Button
                type="submit"
                variant="outline"
                size="small"
                isBusy={pause.isBusy}
                aria-label={t(isPaused ? 'alerts.resumeThis' : 'alerts.pauseThis', { name })}
              >
                {t(isPaused ? 'alerts.resume' : 'alerts.pause')}
              </Button>
            </ActionForm>
            <ActionForm submission={remove}>
              <Button type="submit" variant="text" size="small" isBusy={remove.isBusy} aria-label={t('alerts.deleteThis', { name })}>
                {t('alerts.delete')}
              </Button>
            </ActionForm>
          </Cluster>
        </Split>
        {kind === 'PRICE_DROP' && product && <ThresholdForm alert={alert} name={name} />}
        {pause.result?.done === null && <SubmissionNote submission={pause} />}
        {remove.result?.done === null && <SubmissionNote submission={remove} />}
      </Stack>
    </Grid>
  );

  function nameOf(): string {
    if (kind === 'VENDOR_NEWS') return alert.vendor?.name ?? t('alerts.gone');
    if (kind !== 'SAVED_SEARCH') {
      return [product?.title ?? t('alerts.gone'), ...(alert.variant?.options ?? []).map(({ label }) => label)].join(', ');
    }
    const words = alert.query === null || alert.query === '' ? [] : [`“${alert.query}”`];
    return [...words, ...alert.filterLabels].join(' · ');
  }

  function priceText(): string {
    if (kind !== 'PRICE_DROP' || lastPrice === null) return '';
    if (threshold !== null) return t('alerts.atOrBelow', { price: formatMoney(threshold.minorUnits) });
    return t('alerts.below1', { price: formatMoney(lastPrice.minorUnits) });
  }

  function stateText(): string {
    if (isPaused) return t('alerts.isPaused');
    if (isPending) return t('alerts.isPending');
    if (sentAt !== null) return t('alerts.sent', { date: formatDate(sentAt, locale) });
    return t('alerts.since', { date: formatDate(createdAt, locale) });
  }
}

/** Where an alert leads; null if its subject is gone. */
function pathOf({ kind, product, vendor, path }: AlertRow_AlertFragment): BuiltPath | null {
  if (kind === 'SAVED_SEARCH') return path as BuiltPath | null;
  if (kind === 'VENDOR_NEWS') return vendor === null ? null : vendorStorePath(vendor.slug);
  return product === null ? null : productPath(product.slug);
}
