import { usePageQuery } from '#client/graphql/usePageData.ts';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { packagesHref, type PackagesQuery, readPackagesQuery } from './vendorPackagesQuery.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { CancellationNotice } from '#client/features/fulfilment/CancellationNotice.tsx';
import {
  NEXT_STEP_LABELS,
  PACKAGE_STAGE_LABELS,
  type PackageStage,
  PLAIN_STEPS,
  stageCounts,
} from '#client/features/fulfilment/packageStages.ts';
import { useSince, useWatchedCount } from '#client/features/fulfilment/usePackageWatch.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import type { SoldPackage_PackageFragment } from '#client/features/fulfilment/PackageSteps.generated.ts';
import { VendorPackagesDocument, type VendorPackagesQuery } from './VendorPackagesPage.generated.ts';
import { ConsoleChips, ConsolePages, ConsoleStatus } from '#client/features/vendorConsole/ConsoleList.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import { vendorPackagePath } from '#client/config/links.ts';
import { isPickupPackage, packageStatusLabel } from '#client/features/packages/packageStatus.ts';
import { PACKAGE_STEPS } from '#client/features/fulfilment/packageSteps.ts';
import { ExpectedChanges, PressStep, StepNote, StepRefusal, useStepResult } from '#client/features/fulfilment/StepForm.tsx';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import styles from './VendorPackageList.module.css';

export function VendorPackagesPage() {
  const { data, retry } = usePageQuery(VendorPackagesDocument);
  return (
    <ConsolePage title="console.orders" viewer={data?.viewer} onRetry={retry}>
      {(vendor) => <VendorPackageList vendor={vendor} onRefresh={retry} />}
    </ConsolePage>
  );
}

type ViewerVendor = NonNullable<NonNullable<VendorPackagesQuery['viewer']>['vendor']>;

/** The packages in a stage, newest first. New packages appear without a reload. */
function VendorPackageList({ vendor: { todo, packages }, onRefresh }: { vendor: ViewerVendor; onRefresh: () => void }) {
  const t = useT();
  const query = readPackagesQuery(new URLSearchParams(useLocation().search));
  const watched = useWatchedCount();
  const fresh = useSince(watched);
  useRefresh(watched, onRefresh);
  const choice = (stage: PackageStage | null, label: string) => ({
    label,
    to: packagesHref({ ...query, stage, after: null }),
    isCurrent: stage === query.stage,
  });
  return (
    <>
      <ConsoleHead title={t('console.orders')}>
        {fresh > 0 ? t('vendorPackages.newOrders', { n: fresh }) : t('vendorPackages.lead')}
      </ConsoleHead>
      <StepNote />
      {query.stage !== 'cancellations' && <CancellationNotice count={todo.cancellations} />}
      <Stack gap={4}>
        <VendorPackageSearch key={query.q} query={query} />
        <ConsoleChips
          label={t('console.stages')}
          choices={[
            choice(null, t('ords.all')),
            ...stageCounts(todo).map(([stage, n]) => choice(stage, `${t(PACKAGE_STAGE_LABELS[stage])} ${n ?? ''}`.trim())),
          ]}
        />
        {!packages ? (
          <SectionError onRetry={onRefresh} message={t('ui.wrong')} />
        ) : packages.nodes.length === 0 ? (
          <Stack align="start" className={shared.none}>
            <p>{t(query.q !== '' ? 'vendorPackages.noMatch' : query.stage === null ? 'console.noOrders' : 'console.noOrdersOf')}</p>
            {query.q !== '' && (
              <ButtonLink variant="outline" size="small" to={packagesHref({ stage: null, q: '', after: null })}>
                {t('ords.showAll')}
              </ButtonLink>
            )}
          </Stack>
        ) : (
          <ul className={shared.rows}>
            {packages.nodes.map((orderPackage) => (
              <VendorPackageCard key={orderPackage.id} orderPackage={orderPackage} onRefresh={onRefresh} />
            ))}
          </ul>
        )}
        <ConsolePages
          pages={[
            query.after !== null && { label: t('ords.newest'), to: packagesHref({ ...query, after: null }) },
            packages?.pageInfo.hasNextPage && {
              label: t('ords.more'),
              to: packagesHref({ ...query, after: packages.pageInfo.endCursor }),
            },
          ]}
        />
      </Stack>
    </>
  );
}

/** Refetches the list when the polled number of packages increases. */
function useRefresh(watched: number | null, refresh: () => void): void {
  const seen = useRef(watched);
  useEffect(() => {
    if (seen.current !== null && watched !== null && watched > seen.current) refresh();
    seen.current = watched ?? seen.current;
  }, [watched, refresh]);
}

/** Searches by part of a package number. Uses a GET form, so that it works without scripts. */
function VendorPackageSearch({ query }: { query: PackagesQuery }) {
  const t = useT();
  const navigate = useNavigate();
  const [q, setQ] = useState(query.q);
  return (
    <Cluster
      as="form"
      align="end"
      noWrap
      method="get"
      role="search"
      action="/vendor-orders"
      className={shared.search}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(packagesHref({ stage: null, q: q.trim(), after: null }));
      }}
    >
      <TextField
        id="package-search"
        name="q"
        type="search"
        label={t('vendorPackages.search')}
        placeholder="RZQ-7K4M-2Q9D"
        maxLength={MAX_SEARCH_LENGTH}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      <Button type="submit" variant="outline" icon="search">
        {t('ords.find')}
      </Button>
    </Cluster>
  );
}

/** A package's card: contents, status and next step. */
function VendorPackageCard({ orderPackage, onRefresh }: { orderPackage: SoldPackage_PackageFragment; onRefresh: () => void }) {
  const t = useT();
  const locale = useLocale();
  const { id, number, status, lines, timeline, totals } = orderPackage;
  const [first, ...others] = lines;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const placedAt = timeline[0]?.at ?? '';
  const isRequested = orderPackage.cancellationRequest?.state === 'REQUESTED';
  // Moves the focus to the card, because the button may be unmounted.
  useStepResult(id, { onSuccess: () => document.getElementById(`package-${id}`)?.focus(), onRefused: onRefresh });
  return (
    <li className={styles.card}>
      <ProductImage image={first?.image} sizes={48} radius="s" isDecorative className={shared.tile} />
      <Stack gap={0} align="start">
        <Text as={AppLink} weight="strong" isTabular id={`package-${id}`} to={vendorPackagePath(number)}>
          {number}
        </Text>
        <Text size="compact" tone="muted">
          {first && <span>{`${t('console.products', { title: first.title, n: others.length })} `}</span>}
          <span>{`· ${t('ord.items', { n: units })}`}</span>
        </Text>
        <Text as="time" size="compact" tone="subtle" dateTime={placedAt}>
          {formatDate(placedAt, locale, 'hour')}
        </Text>
      </Stack>
      <Stack gap={2} align="end" className={styles.figures}>
        <Text as="b" weight="strong" isTabular>
          {formatMoney(totals.total.minorUnits)}
        </Text>
        <ConsoleStatus status={isRequested ? 'RETURN_REQUESTED' : status}>
          {t(isRequested ? 'vendorPackages.cancelAsked' : packageStatusLabel(status, isPickupPackage(orderPackage)))}
        </ConsoleStatus>
      </Stack>
      <StepRefusal packageId={id} />
      {NEXT_STEP_LABELS[status] !== null && (
        <div className={styles.step}>
          <NextStep orderPackage={orderPackage} />
        </div>
      )}
    </li>
  );
}

/** A button if the step needs no form, otherwise a link to the package. */
function NextStep({ orderPackage }: { orderPackage: SoldPackage_PackageFragment }) {
  const { id, number, status, cancellationRequest } = orderPackage;
  const t = useT();
  const label = cancellationRequest?.state === 'REQUESTED' ? 'console.answerCancellations' : NEXT_STEP_LABELS[status];
  const to = PLAIN_STEPS[status];
  if (label === null) return null;
  if (to === null) {
    return (
      <ButtonLink to={vendorPackagePath(number)} variant="outline" size="small">
        {t(label)}
      </ButtonLink>
    );
  }
  return (
    <PressStep
      step={PACKAGE_STEPS.advance}
      target={{ packageId: id, of: to }}
      label={t(label)}
      size="small"
      variant={status === 'PLACED' ? 'primary' : 'outline'}
      isWide
    >
      <ExpectedChanges of={orderPackage} />
    </PressStep>
  );
}
