import { useEffect, useRef, type ReactNode } from 'react';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT, useLocale } from '#client/i18n/useT.ts';
import { focusHeading } from '#client/lib/focusHeading.ts';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { DraftGuard, useDraftForm } from '#client/features/forms/useDraftForm.tsx';
import { CountedField } from '#client/ui/forms/CountedField.tsx';
import { ActionFormFrame, FormButtons } from '#client/ui/forms/ActionFormFrame.tsx';
import { useFormResult, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { dropDraft, vendorDraftsVar } from '#client/state/drafts.ts';
import { Grid } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { MAX_VENDOR_KIND_LENGTH, MAX_VENDOR_TEXT_LENGTH, VENDOR_NAME_LENGTH } from '#schema/rules/limits.ts';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { slugOfName } from '#schema/rules/vendorSlugs.ts';
import { ConsoleHead } from './ConsoleHead.tsx';
import { newVendorSpec } from './vendorSpec.ts';
import styles from './VendorConsole.module.css';

interface ConsolePageProps<Vendor> {
  title: PlainMessageKey;
  /** The viewer with the vendor's data; null or undefined after an error. */
  viewer: { id: string; vendor: Vendor | null } | null | undefined;
  onRetry: () => void;
  children: (vendor: Vendor) => ReactNode;
}

/** A vendor console page. Members without a vendor get the form for creating one. */
export function ConsolePage<Vendor>({ title, viewer, onRetry, children }: ConsolePageProps<Vendor>) {
  const t = useT();
  const hasVendor = viewer ? viewer.vendor !== null : null;
  // Kept out of the form, because a success unmounts the form.
  useFormResult(useFormSubmission(CREATE_VENDOR), ({ done }) => {
    if (done === null || !viewer) return;
    dropDraft(draftKeyOf(viewer.id), vendorDraftsVar);
    toast.success(t(done['isWaiting'] ? 'vendorSettings.openedWaiting' : 'vendorSettings.opened', { name: done['name'] ?? '' }));
  });
  const had = useRef(hasVendor);
  useEffect(() => {
    // The page has replaced the form that created the vendor, so scroll position and focus move to the top.
    if (had.current === false && hasVendor === true) {
      window.scrollTo(0, 0);
      focusHeading();
    }
    had.current = hasVendor;
  }, [hasVendor]);
  return (
    <>
      <title>{`${t(title)} · ${t('console.title')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      {!viewer ? (
        <>
          <h1 tabIndex={-1}>{t(title)}</h1>
          <SectionError onRetry={onRetry} message={t('ui.wrong')} />
        </>
      ) : viewer.vendor ? (
        children(viewer.vendor)
      ) : (
        <CreateVendorForm viewerId={viewer.id} />
      )}
    </>
  );
}

const CREATE_VENDOR = 'createVendor';
const draftKeyOf = (viewerId: string) => `open shop ${viewerId}`;
const NOTHING = { name: '', slug: '', kind: '', description: '', city: '', state: '' };

function CreateVendorForm({ viewerId }: { viewerId: string }) {
  const t = useT();
  const locale = useLocale();
  const form = useDraftForm(newVendorSpec(locale), useFormSubmission(CREATE_VENDOR), {
    id: 'open',
    draftKey: draftKeyOf(viewerId),
    where: vendorDraftsVar,
    saved: NOTHING,
  });
  const { field, values } = form;
  const suggested = slugOfName(values.name);
  return (
    <>
      <ConsoleHead title={t('vendorSettings.openTitle')}>{t('vendorSettings.openLead')}</ConsoleHead>
      <ActionFormFrame
        form={form}
        gap={5}
        measure="720px"
        aria-label={t('vendorSettings.openTitle')}
        lead={form.isRestored && <p className={styles.lead}>{t('acc.restored')}</p>}
      >
        <CountedField
          {...field('name')}
          typed={values.name}
          label={t('vendorSettings.name')}
          hint={t('vendorSettings.nameHint')}
          max={VENDOR_NAME_LENGTH.max}
          autoComplete="organization"
        />
        <TextField
          {...field('slug')}
          label={t('vendorSettings.slug')}
          hint={t('vendorSettings.slugPreview', { slug: values.slug.trim() || suggested || '…' })}
          placeholder={suggested}
          isOptional
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
        />
        <CountedField
          {...field('kind')}
          typed={values.kind}
          label={t('vendorSettings.kind')}
          hint={t('vendorSettings.kindHint')}
          max={MAX_VENDOR_KIND_LENGTH}
        />
        <CountedField
          {...field('description')}
          typed={values.description}
          label={t('vendorSettings.description')}
          hint={t('vendorSettings.descriptionHint')}
          max={MAX_VENDOR_TEXT_LENGTH}
          isLong
        />
        <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start">
          <TextField {...field('city')} label={t('f.city')} autoComplete="address-level2" />
          <SelectField
            {...field('state')}
            label={t('f.state')}
            autoComplete="address-level1"
            empty={t('vendorSettings.chooseState')}
            options={MALAYSIAN_STATES.map((state) => [state, t(`states.${state}`)])}
          />
        </Grid>
        <Text size="body" tone="muted">
          {t('vendorSettings.openNote')}
        </Text>
        <FormButtons form={form} label={t('vendorSettings.open')} busyLabel={t('vendorSettings.opening')} />
      </ActionFormFrame>
      <DraftGuard form={form} isLost={false} />
    </>
  );
}
