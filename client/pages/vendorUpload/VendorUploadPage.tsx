import { useLocation } from 'react-router-dom';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { readUploadTarget, type UploadTarget } from './vendorUploadQuery.ts';
import { useMemo } from 'react';
import { useT, useLocale } from '#client/i18n/useT.ts';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { VendorUploadDocument, type VendorUploadQuery } from './VendorUploadPage.generated.ts';
import { openedProduct, type Choices } from './productValues.ts';
import { productPath, withQuery } from '#client/config/links.ts';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { formatDate } from '#client/lib/formatDate.ts';
import type { ProductValues } from '#client/state/productDrafts.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { ErrorSummary } from '#client/ui/forms/ErrorSummary.tsx';
import { JumpList } from '#client/ui/navigation/JumpList.tsx';
import { LeaveGuard } from '#client/ui/overlays/LeaveGuard.tsx';
import { SavedNote } from '#client/ui/feedback/SavedNote.tsx';
import { Problem } from '#client/ui/feedback/Problem.tsx';
import { SignedOutNote } from '#client/ui/feedback/SignedOutNote.tsx';
import { ConflictResolver } from './ConflictResolver.tsx';
import { CardPreview, ReadyList } from './CardPreview.tsx';
import { Cluster, Split, Stack, Message } from '#client/ui/primitives/Layout.tsx';
import { Heading } from '#client/ui/primitives/Type.tsx';
import { ConsoleSection } from '#client/features/vendorConsole/ConsoleSection.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import { HalalSection, PackageSection } from './OfferSections.tsx';
import { PictureSection } from './PictureSection.tsx';
import { PriceFields, TextFields } from './TextFields.tsx';
import { useProductForm } from './useProductForm.ts';
import { usePictures } from './usePictures.ts';
import { VariantSection } from './VariantSection.tsx';

/** Page with the product form, for a new product, an existing one or a copy. */
export function VendorUploadPage() {
  const { data, retry } = usePageQuery(VendorUploadDocument);
  const target = readUploadTarget(new URLSearchParams(useLocation().search));
  const viewer = data?.viewer;
  return (
    <ConsolePage title="console.upload" viewer={viewer} onRetry={retry}>
      {(vendor) => (
        <Upload vendor={vendor} target={target} viewerId={viewer?.id ?? ''} categories={data?.categories} brands={data?.brands} />
      )}
    </ConsolePage>
  );
}

interface UploadProps extends Choices {
  vendor: NonNullable<NonNullable<VendorUploadQuery['viewer']>['vendor']>;
  target: UploadTarget;
  viewerId: string;
}

/** Form for the target in the URL, or a message if the product does not belong to the vendor. */
function Upload({ vendor, target, viewerId, ...choices }: UploadProps) {
  const t = useT();
  const { product } = vendor;
  const opened = useMemo(() => openedProduct(product ?? null, target.kind), [product, target.kind]);
  if (target.kind !== 'new' && !product)
    return (
      <NothingHere
        icon="box"
        headingLevel={1}
        title={t('vendorProducts.noProduct')}
        text={t('vendorProducts.noProductText')}
        links={[
          { to: '/vendor-upload', label: t('vendorProducts.newProduct') },
          { to: '/vendor-dashboard', label: t('console.dashboard') },
        ]}
      />
    );
  const draftKey = `${viewerId} ${target.kind}${target.id === null ? '' : ` ${target.id}`}`;
  const slug = target.kind === 'edit' ? (product?.product.slug ?? null) : null;
  return (
    <ProductEditor
      key={draftKey}
      {...choices}
      target={target}
      draftKey={draftKey}
      opened={opened}
      slug={slug}
      vendorName={vendor.profile.name}
      viewerId={viewerId}
    />
  );
}

interface ProductEditorProps extends Choices {
  target: UploadTarget;
  draftKey: string;
  opened: { base: ProductValues; version: number | null };
  /** Slug of the product being edited; null for a new one. */
  slug: string | null;
  vendorName: string;
  viewerId: string;
}

const FORM = 'product-form';
const PARTS = [
  { id: 'part-pictures', label: 'vendorProducts.pictures' },
  { id: 'part-texts', label: 'vendorProducts.what' },
  { id: 'part-variants', label: 'vendorProducts.variants' },
  { id: 'part-package', label: 'vendorProducts.package' },
  { id: 'part-halal', label: 'vendorProducts.halal' },
] as const;
const TITLES = { new: 'vendorProducts.newProduct', edit: 'vendorProducts.editProduct', copy: 'vendorProducts.copyProduct' } as const;

/** Product form with a card preview. */
export function ProductEditor({ target, draftKey, opened, slug, vendorName, viewerId, ...choices }: ProductEditorProps) {
  const t = useT();
  const locale = useLocale();
  const form = useProductForm({ draftKey, productId: target.kind === 'edit' ? target.id : null, opened, categories: choices.categories });
  const pictures = usePictures({ form, draftKey, viewerId });
  const { errors, savedAt, theirs } = form;
  const uploading = pictures.pending.filter(({ error }) => error === null).length;
  const publish = (
    <Button type="submit" form={FORM} isBusy={form.isBusy}>
      {form.isWaiting && uploading > 0
        ? t('vendorProducts.waitingForPictures', { n: uploading })
        : t(form.isBusy ? 'vendorProducts.publishing' : form.isNew ? 'vendorProducts.publish' : 'vendorProducts.save')}
    </Button>
  );
  return (
    <>
      <ConsoleHead
        title={t(TITLES[target.kind])}
        actions={
          <>
            {savedAt !== null && (
              <Button variant="text" needsScript onClick={form.discard}>
                {t('vendorProducts.discard')}
              </Button>
            )}
            {slug !== null && (
              <>
                <ButtonLink to={productPath(slug)} variant="outline">
                  {t('vendorProducts.see')}
                </ButtonLink>
                <ButtonLink to={withQuery('/vendor-upload', { copy: target.id })} variant="outline">
                  {t('vendorProducts.duplicate')}
                </ButtonLink>
              </>
            )}
            {publish}
          </>
        }
      >
        {savedAt === null
          ? t(target.kind === 'edit' ? 'vendorProducts.editLead' : 'vendorProducts.newLead')
          : t('vendorProducts.draftSaved', { time: formatDate(savedAt, locale, 'moment') })}
      </ConsoleHead>
      <SavedNote>{form.saved}</SavedNote>
      <ErrorSummary errors={form.problems} attempt={errors.attempt} />
      {errors.general && <Problem attempt={errors.attempt}>{errors.general}</Problem>}
      {form.isSignedOut && <SignedOutNote />}
      {theirs && (
        <ConflictResolver
          key={theirs.version}
          mine={form.values}
          base={form.base}
          theirs={theirs}
          categories={choices.categories}
          isBusy={form.isBusy}
          onSettle={(chosen) => void form.settle(chosen, document.getElementById(FORM) as HTMLFormElement)}
        />
      )}
      <JumpList label={t('console.parts')} parts={PARTS.map(({ id, label }) => ({ id, label: t(label) }))} />
      <Split side="300px" from="xl" gap={10} above={8}>
        <ActionForm
          submission={form.submission}
          id={FORM}
          aria-label={t(TITLES[target.kind])}
          onSubmit={(event) => {
            event.preventDefault();
            if (!form.isBusy) void form.submit(event.currentTarget);
          }}
        >
          <input type="hidden" name="version" value={form.version ?? ''} />
          <noscript>
            <Message tone="notice" below={6}>
              {t('vendorProducts.noScript')}
            </Message>
          </noscript>
          <PictureSection form={form} pictures={pictures} />
          <ConsoleSection id="part-texts" title={t('vendorProducts.what')} lead={t('vendorProducts.whatLead')}>
            <TextFields form={form} {...choices} />
            <PriceFields form={form} />
          </ConsoleSection>
          <VariantSection form={form} />
          <PackageSection form={form} />
          <HalalSection form={form} />
          <Stack gap={5} className={shared.part}>
            <Cluster>{publish}</Cluster>
          </Stack>
        </ActionForm>
        <Stack as="aside" gap={4} className={shared.aside} aria-labelledby="part-preview">
          <Heading level={2} size="lead" id="part-preview">
            {t('vendorProducts.asSeen')}
          </Heading>
          <CardPreview values={form.values} vendorName={vendorName} />
          <ReadyList values={form.values} />
        </Stack>
      </Split>
      <LeaveGuard
        isOn={(savedAt !== null || uploading > 0) && !form.isSaving && !form.isSignedOut}
        isLost={false}
        messages={{
          title: t('vendorProducts.leaveTitle'),
          text: t(uploading > 0 ? 'vendorProducts.leaveUploading' : 'vendorProducts.leaveText'),
          leave: t('vendorProducts.leave'),
        }}
      />
    </>
  );
}
