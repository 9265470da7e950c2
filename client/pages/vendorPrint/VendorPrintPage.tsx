import { vendorPackagePath } from '#client/config/links.ts';
import { addressLines } from '#client/features/address/AddressCard.tsx';
import { invoiceLines } from '#client/features/packages/invoiceLines.ts';
import { invoiceSums } from '#client/features/packages/invoiceSums.ts';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { LineChoice } from '#client/features/packages/LineChanges.tsx';
import { isBeforeShipping } from '#client/features/packages/packageStatus.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { useRepeated } from '#client/graphql/useRepeated.ts';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Cluster, only } from '#client/ui/primitives/Layout.tsx';
import paper from '#client/ui/primitives/PrintDocument.module.css';
import { PrintHeader, PrintSection, PrintTotals, PaperTable } from '#client/ui/primitives/PrintDocument.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { nationalPhone } from '#schema/rules/phones.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import styles from './VendorPrint.module.css';
import { VendorPrintDocument, type VendorPrint_PackageFragment } from './VendorPrintPage.generated.ts';

/** Print layouts for a package: the packing slip, or the vendor's part of the invoice. */
export function VendorPrintPage({ view }: PageProps<'vendorPrint'>) {
  const t = useT();
  const { data, retry } = usePageQuery(VendorPrintDocument);
  useRepeated(retry, view.sheet === 'invoice' && data?.viewer?.vendor?.package?.invoiceNumber === null);
  return (
    <ConsolePage title={view.sheet === 'slip' ? 'vendorPackages.slip' : 'own.invoice'} viewer={data?.viewer} onRetry={retry}>
      {({ package: orderPackage }) =>
        orderPackage ? (
          <>
            <Cluster gap={5} justify="between" below={5} measure="920px" className={only.screen}>
              <ButtonLink variant="text" icon="chevronLeft" to={vendorPackagePath(orderPackage.package.number)}>
                {orderPackage.package.number}
              </ButtonLink>
              {(view.sheet === 'slip' || orderPackage.invoiceNumber !== null) && (
                <Button size="small" icon="print" onClick={() => window.print()}>
                  {t('inv.print')}
                </Button>
              )}
            </Cluster>
            {view.sheet === 'slip' ? <PackingSlip orderPackage={orderPackage} /> : <InvoicePart orderPackage={orderPackage} />}
          </>
        ) : (
          <NothingHere
            icon="search"
            headingLevel={1}
            title={t('vendorPackages.missing')}
            text={t('vendorPackages.missingHint')}
            links={[{ to: '/vendor-orders', label: t('vendorPackages.toList') }]}
          />
        )
      }
    </ConsolePage>
  );
}

interface SheetProps {
  orderPackage: VendorPrint_PackageFragment;
}

/** Packing slip: address, contents with checkboxes, amount for the courier to collect. Omits prices, because a package may be a gift. */
function PackingSlip({ orderPackage: sold }: SheetProps) {
  const t = useT();
  const locale = useLocale();
  const { package: orderPackage, shippingAddress, note, toCollect } = sold;
  const units = orderPackage.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className={paper.sheet}>
      <SellerHead title={t('vendorPackages.slip')} number={orderPackage.number} vendor={orderPackage.vendor} />
      <div className={paper.parties}>
        <div className={styles.to}>
          <PrintSection title={t('vendorPackages.deliverTo')} lines={addressLines(shippingAddress)} />
        </div>
        <PrintSection
          title={t('inv.order')}
          lines={[
            sold.orderNumber,
            t('own.placed', { date: formatDate(sold.placedAt, locale) }),
            t('ord.items', { n: units }),
            orderPackage.shipping.name,
            ...(orderPackage.tracking ? [`${orderPackage.tracking.carrier} ${orderPackage.tracking.code}`] : []),
          ]}
        />
      </div>
      {toCollect.minorUnits > 0 && (
        <p className={styles.collect}>{t('vendorPackages.collect', { amount: formatMoney(toCollect.minorUnits) })}</p>
      )}
      <PaperTable words={[t('inv.qty'), t('inv.description'), t('inv.item')]} figures={[t('vendorPackages.inTheBox')]}>
        <tbody>
          {orderPackage.lines.map((line) => (
            <tr key={line.id}>
              <td className={styles.quantity}>{line.quantity}</td>
              <td>
                <span>{listValues([line.title, ...line.options.map(({ label }) => label)], locale)}</span>
                <LineChoice line={line} isOpen={isBeforeShipping(orderPackage.status)} isCash={sold.paymentMethod === 'CASH_ON_DELIVERY'} />
              </td>
              <td className={styles.sku}>{line.sku}</td>
              <td className={paper.figure}>
                <span className={styles.box} />
              </td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
      {note && (
        <div className={paper.notes}>
          <PrintSection title={t('vendorPackages.buyersNote')}>
            <p className={paper.own}>{note}</p>
          </PrintSection>
        </div>
      )}
    </article>
  );
}

/** The vendor's part of an invoice: the lines and totals of one package. */
function InvoicePart({ orderPackage: sold }: SheetProps) {
  const t = useT();
  const locale = useLocale();
  const { package: orderPackage, billingAddress } = sold;
  const { rows, dueCents } = invoiceSums({ totals: orderPackage.totals, packages: [orderPackage], coupon: null }, t);
  return (
    <article className={paper.sheet}>
      <SellerHead title={t('own.invoice')} number={sold.invoiceNumber ?? t('inv.beingIssued')} vendor={orderPackage.vendor} />
      <div className={paper.parties}>
        <PrintSection title={t('inv.billed')} lines={billingAddress ? addressLines(billingAddress) : []} />
        <PrintSection
          title={t('inv.order')}
          lines={[sold.orderNumber, orderPackage.number, t('inv.invoiced', { date: formatDate(sold.placedAt, locale) }), t('inv.currency')]}
        />
      </div>
      <PaperTable words={[t('inv.qty'), t('inv.description')]} figures={[t('inv.price'), t('inv.amount')]}>
        <tbody>
          {invoiceLines(orderPackage, sold.paymentMethod === 'CASH_ON_DELIVERY', t).map((row) => (
            <tr key={row.id}>
              <td className={styles.quantity}>{row.refund === null && row.quantity}</td>
              <td>
                <span>{listValues([row.title, ...row.options], locale)}</span>
                {row.refund !== null && <div>{row.refund}</div>}
              </td>
              <td className={paper.figure}>{row.refund === null && formatMoney(row.unitCents)}</td>
              <td className={paper.figure}>{formatMoney(row.cents)}</td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
      <PrintTotals rows={rows} total={[t('cart.total'), dueCents]} />
      <p className={paper.notes}>{t('vendorPackages.partNote', { number: sold.orderNumber })}</p>
    </article>
  );
}

interface SellerHeadProps {
  title: string;
  number: string;
  vendor: VendorPrint_PackageFragment['package']['vendor'];
}

function SellerHead({ title, number, vendor }: SellerHeadProps) {
  return (
    <PrintHeader title={title} number={number} from={vendor.name}>
      <p>
        {[
          vendor.businessName.toLowerCase() !== vendor.name.toLowerCase() && vendor.businessName,
          vendor.registrationNumber && `(${vendor.registrationNumber})`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <p>{[vendor.city, vendor.phone && nationalPhone(vendor.phone), vendor.email].filter(Boolean).join(', ')}</p>
    </PrintHeader>
  );
}
