import { withQuery } from '#client/config/links.ts';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { ConsoleRowSubject } from '#client/features/vendorConsole/ConsoleList.tsx';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { useT } from '#client/i18n/useT.ts';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { DataTable } from '#client/ui/primitives/DataTable.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { VendorDemandDocument } from './VendorDemandPage.generated.ts';

/** Sold-out variants with the number of people who wait for them. */
export function VendorDemandPage() {
  const t = useT();
  const { data, retry } = usePageQuery(VendorDemandDocument);
  return (
    <ConsolePage title="console.demand" viewer={data?.viewer} onRetry={retry}>
      {({ demand }) => (
        <>
          <ConsoleHead title={t('console.demand')}>{t('demand.lead')}</ConsoleHead>
          {demand.length === 0 ? (
            <NothingHere icon="bell" title={t('demand.none')} text={t('demand.noneText')} />
          ) : (
            <DataTable
              caption={t('console.demand')}
              isStacked
              rows={demand}
              rowKey={({ variant }) => variant.id}
              columns={[
                {
                  key: 'variant',
                  label: t('demand.variant'),
                  isRowHeading: true,
                  render: ({ variant: { sku, product, options } }) => (
                    <ConsoleRowSubject image={product.images[0]}>
                      <Text weight="strong">{[product.title, ...options.map(({ label }) => label)].join(', ')}</Text>
                      <Text size="compact" tone="subtle">
                        {sku}
                      </Text>
                    </ConsoleRowSubject>
                  ),
                },
                { key: 'waiting', label: t('demand.waiting'), isNumeric: true, render: ({ waiting }) => waiting },
                {
                  key: 'restock',
                  label: t('demand.restock'),
                  isLabelHidden: true,
                  render: ({ variant: { sku, product } }) => (
                    <ButtonLink
                      to={withQuery('/vendor-stock', { q: sku })}
                      variant="outline"
                      size="small"
                      aria-label={t('demand.restockThis', { name: product.title })}
                    >
                      {t('demand.restock')}
                    </ButtonLink>
                  ),
                },
              ]}
            />
          )}
        </>
      )}
    </ConsolePage>
  );
}
