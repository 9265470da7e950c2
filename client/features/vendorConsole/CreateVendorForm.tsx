import { useMutation } from '@apollo/client/react';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { CountedField } from '#client/ui/forms/CountedField.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { LeaveGuard } from '#client/ui/overlays/LeaveGuard.tsx';
import { shopDraftsVar } from '#client/state/drafts.ts';
import { useDraft } from '#client/state/useDraft.ts';
import { useSaving } from '#client/graphql/useSaving.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Cluster, Grid, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { useFormState } from '#client/ui/forms/useFormState.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { MAX_VENDOR_KIND_LENGTH, MAX_VENDOR_TEXT_LENGTH, VENDOR_NAME_LENGTH } from '#schema/rules/limits.ts';
import { fieldIn } from '#schema/rules/localisedText.ts';
import { MALAYSIAN_STATES, type MalaysianState } from '#schema/rules/malaysianStates.ts';
import { slugOfName } from '#schema/rules/vendorSlugs.ts';
import { ConsoleHead } from './ConsoleHead.tsx';
import { CreateVendorDocument } from './CreateVendor.generated.ts';
import styles from './VendorConsole.module.css';

const NOTHING = { name: '', slug: '', kind: '', description: '', city: '', state: '' };
type Field = keyof typeof NOTHING;

const idOf = (field: string) => `open-${field}`;

interface CreateVendorFormProps {
  viewerId: string;
  /** The shop is there. */
  onOpened: () => void;
}

/** For a member without a shop: one form, and it is open. */
export function CreateVendorForm({ viewerId, onOpened }: CreateVendorFormProps) {
  const t = useT();
  const locale = useLocale();
  const [send] = useMutation(CreateVendorDocument);
  const { isBusy, save } = useSaving();
  const draft = useDraft(`open shop ${viewerId}`, NOTHING, shopDraftsVar);
  const { values } = draft;
  const suggested = slugOfName(values.name);

  const problems = (): Record<string, string> => {
    const found: Record<string, string> = {};
    const name = values.name.trim();
    if (name.length < VENDOR_NAME_LENGTH.min) found['name'] = t('vendorSettings.needName', VENDOR_NAME_LENGTH);
    if (name.length > VENDOR_NAME_LENGTH.max) found['name'] = t('f.tooLong', { n: VENDOR_NAME_LENGTH.max });
    if (values.kind.trim() === '') found['kind'] = t('vendorSettings.needKind');
    if (values.description.trim() === '') found['description'] = t('vendorSettings.needDescription');
    if (values.city.trim() === '') found['city'] = t('f.needCity');
    if (values.state === '') found['state'] = t('f.needState');
    return found;
  };
  const { unsaved, attempt, send: attemptTo } = useFormState(problems);
  const submit = async () => {
    const { name, slug, kind, description, city } = values;
    const inLanguage = (text: string) => [{ locale: apiLocale(locale), text }];
    const words = { kind: inLanguage(kind), description: inLanguage(description) };
    const input = { name, slug: slug.trim() || null, city, state: values.state as MalaysianState, ...words };
    let isWaiting = false;
    const problem = await attemptTo(async () => {
      const refused = await save(async () => {
        const answer = (await send({ variables: { input } })).data?.createVendor;
        isWaiting = answer?.vendor?.isAwaitingApproval ?? false;
        return answer;
      });
      // The form has these texts in the language of the page alone.
      const names: Record<string, Field> = { [fieldIn('kind', locale)]: 'kind', [fieldIn('description', locale)]: 'description' };
      const named = Object.entries(refused?.fields ?? {}).map(([field, message]) => [names[field] ?? field, message]);
      return refused && { ...refused, fields: Object.fromEntries(named) as Record<string, string> };
    });
    if (problem !== null) return;
    draft.drop();
    toast.success(t(isWaiting ? 'vendorSettings.openedWaiting' : 'vendorSettings.opened', { name: name.trim() }));
    onOpened();
  };
  const props = (field: Field) => ({
    id: idOf(field),
    name: field,
    value: values[field],
    error: unsaved?.fields[field] ?? null,
    onChange: ({ target }: { target: { value: string } }) => draft.set({ [field]: target.value }),
  });
  return (
    <>
      <ConsoleHead title={t('vendorSettings.openTitle')}>{t('vendorSettings.openLead')}</ConsoleHead>
      <Stack
        as={PostForm}
        gap={5}
        name="scripted"
        className={styles.form}
        aria-label={t('vendorSettings.openTitle')}
        onSubmit={() => {
          if (!isBusy) void submit();
        }}
      >
        {draft.isRestored && draft.isDirty && <p className={styles.lead}>{t('acc.restored')}</p>}
        {attempt > 0 && <FormProblem unsaved={unsaved} attempt={attempt} idOf={idOf} />}
        <CountedField
          {...props('name')}
          label={t('vendorSettings.name')}
          hint={t('vendorSettings.nameHint')}
          max={VENDOR_NAME_LENGTH.max}
          autoComplete="organization"
        />
        <TextField
          {...props('slug')}
          label={t('vendorSettings.slug')}
          hint={t('vendorSettings.slugPreview', { slug: values.slug.trim() || suggested || '…' })}
          placeholder={suggested}
          isOptional
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
        />
        <CountedField
          {...props('kind')}
          label={t('vendorSettings.kind')}
          hint={t('vendorSettings.kindHint')}
          max={MAX_VENDOR_KIND_LENGTH}
        />
        <CountedField
          {...props('description')}
          label={t('vendorSettings.description')}
          hint={t('vendorSettings.descriptionHint')}
          max={MAX_VENDOR_TEXT_LENGTH}
          isLong
        />
        <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start">
          <TextField {...props('city')} label={t('f.city')} autoComplete="address-level2" />
          <SelectField {...props('state')} label={t('f.state')} autoComplete="address-level1">
            <option value="">{t('vendorSettings.chooseState')}</option>
            {MALAYSIAN_STATES.map((state) => (
              <option key={state} value={state}>
                {t(`states.${state}`)}
              </option>
            ))}
          </SelectField>
        </Grid>
        <Text size="body" tone="muted">
          {t('vendorSettings.openNote')}
        </Text>
        <Cluster>
          <Button type="submit" isBusy={isBusy}>
            {t(isBusy ? 'vendorSettings.opening' : 'vendorSettings.open')}
          </Button>
        </Cluster>
      </Stack>
      <LeaveGuard isOn={draft.isDirty && !isBusy && unsaved?.isSignedOut !== true} isLost={false} onLeave={draft.drop} />
    </>
  );
}
