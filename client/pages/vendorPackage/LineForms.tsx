import { useSearchParams } from 'react-router-dom';
import { vendorPackagePath, withParams } from '#client/config/links.ts';
import { EXPECTED, PACKAGE_STEPS } from '#client/features/fulfilment/packageSteps.ts';
import { StepForm, useStepForm } from '#client/features/fulfilment/StepForm.tsx';
import type { Package_LineFragment } from '#client/features/packages/Packages.generated.ts';
import { useT } from '#client/i18n/useT.ts';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Cluster, Grid, Stack } from '#client/ui/primitives/Layout.tsx';
import { Part } from '#client/ui/primitives/SectionHeading.tsx';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { StepFold, type VendorPackageView } from './StepCard.tsx';
import type { Replacement_ProductFragment } from './VendorPackagePage.generated.ts';

interface LineFormsProps {
  orderPackage: VendorPackageView;
  line: Package_LineFragment;
}

/** Actions for a line that the vendor does not have: send fewer units or, unless the buyer wants a refund, another product. */
export function LineForms({ orderPackage: sold, line }: LineFormsProps) {
  const t = useT();
  if (!sold.canChangeLines) return null;
  const { number } = sold.package;
  const target = { packageId: sold.id, of: line.id };
  const canReplace = line.replacement === null && line.ifSoldOut !== null && line.ifSoldOut !== 'REFUND';
  return (
    <Stack gap={1} align="start">
      {canReplace && (
        <ButtonLink
          variant="text"
          to={withParams(vendorPackagePath(number), new URLSearchParams({ replace: line.id }))}
          aria-label={t('vendorPackages.replaceThis', { name: line.title })}
        >
          {t('vendorPackages.replace')}
        </ButtonLink>
      )}
      <StepFold label={t('vendorPackages.short')} step={PACKAGE_STEPS.short} target={target}>
        <ShortForm orderPackage={sold} line={line} />
      </StepFold>
    </Stack>
  );
}

function ShortForm({ orderPackage, line }: LineFormsProps) {
  const t = useT();
  const target = { packageId: orderPackage.id, of: line.id };
  const form = useStepForm(PACKAGE_STEPS.short, { target, saved: { quantity: '0' } });
  return (
    <StepForm form={form} label={t('vendorPackages.shortThis', { name: line.title })} button={t('vendorPackages.shortYes')} size="small">
      <ExpectedLine line={line} />
      <p>{t(orderPackage.paymentMethod === 'CASH_ON_DELIVERY' ? 'vendorPackages.shortCash' : 'vendorPackages.shortPaid')}</p>
      <UnitsField {...form.field('quantity')} label={t('vendorPackages.unitsLeft')} most={line.quantity - 1} />
      <RestockField {...form.box('restock')} />
    </StepForm>
  );
}

/** The line that the vendor sees; a change of it is rejected if it is another one by then. */
function ExpectedLine({ line: { quantity, variant } }: Pick<LineFormsProps, 'line'>) {
  return (
    <>
      <input type="hidden" name={EXPECTED.quantity} value={quantity} />
      <input type="hidden" name={EXPECTED.variantId} value={variant?.id ?? ''} />
    </>
  );
}

function UnitsField({ most, ...field }: React.ComponentProps<typeof TextField> & { most: number }) {
  return <TextField {...field} inputMode="numeric" autoComplete="off" maxLength={6} hint={useT()('vendorPackages.atMost', { n: most })} />;
}

function RestockField(box: Omit<React.ComponentProps<typeof CheckboxField>, 'label'>) {
  return <CheckboxField {...box} label={useT()('vendorPackages.restockUnits')} />;
}

interface ReplaceFormProps {
  orderPackage: VendorPackageView;
  products: readonly Replacement_ProductFragment[];
}

/** The line named in the URL, with a search for one of the vendor's products to send instead. Null if it cannot be replaced. */
export function ReplacePart({ orderPackage: sold, products }: ReplaceFormProps) {
  const t = useT();
  const [params] = useSearchParams();
  const line = sold.package.lines.find(({ id }) => id === params.get('replace'));
  if (line === undefined || line.replacement !== null || !sold.canChangeLines) return null;
  const query = params.get('find') ?? '';
  return (
    <Part size="lead" title={t('vendorPackages.replaceThis', { name: line.title })}>
      <p>{t('vendorPackages.replaceHow', { choice: line.ifSoldOut ?? 'SIMILAR', price: formatMoney(line.unitPrice.minorUnits) })}</p>
      <form method="get" role="search" key={query} aria-label={t('vendorPackages.findProduct')}>
        <input type="hidden" name="replace" value={line.id} />
        <Cluster align="end">
          <TextField name="find" type="search" defaultValue={query} label={t('vendorPackages.findProduct')} maxLength={MAX_SEARCH_LENGTH} />
          <Button type="submit" variant="outline" size="small">
            {t('vendorPackages.find')}
          </Button>
        </Cluster>
      </form>
      <ReplaceForm key={`replacement ${query}`} orderPackage={sold} line={line} products={products} />
    </Part>
  );
}

function ReplaceForm({ orderPackage, line, products }: LineFormsProps & ReplaceFormProps) {
  const t = useT();
  const target = { packageId: orderPackage.id, of: line.id };
  const options = products.flatMap(({ product, variants }) =>
    variants
      .filter(({ onHand, variant }) => onHand > 0 && variant.id !== line.variant?.id)
      .map(({ onHand, variant }) => {
        const name = [product.title, ...variant.options.map(({ label }) => label)].join(', ');
        return [
          variant.id,
          t('vendorPackages.variantOption', { name, price: formatMoney(variant.price.current.minorUnits), n: onHand }),
        ] as const;
      }),
  );
  const variantId = options.length === 1 ? options[0]?.[0] : undefined;
  const form = useStepForm(PACKAGE_STEPS.replace, { target, saved: { quantity: String(line.quantity), variantId } });
  const back = (
    <ButtonLink variant="text" to={vendorPackagePath(orderPackage.package.number)}>
      {t('vendorPackages.replaceNot')}
    </ButtonLink>
  );
  return (
    <StepForm
      form={form}
      label={t('vendorPackages.replaceThis', { name: line.title })}
      button={t('vendorPackages.replaceYes', { choice: line.ifSoldOut ?? 'SIMILAR' })}
      aside={back}
    >
      <ExpectedLine line={line} />
      <Grid columns={{ base: 1, sm: 2 }} align="start">
        <SelectField
          {...form.field('variantId')}
          label={t('vendorPackages.product')}
          empty={t(options.length === 0 ? 'vendorPackages.noProduct' : 'vendorPackages.chooseProduct')}
          options={options}
        />
        <UnitsField {...form.field('quantity')} label={t('vendorPackages.unitsInstead')} most={line.quantity} />
      </Grid>
      <RestockField {...form.box('restock')} />
    </StepForm>
  );
}
