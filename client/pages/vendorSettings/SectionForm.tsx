import type { ReactNode } from 'react';
import { ChangeSummary, type PlannedChange } from '#client/features/forms/ChangeSummary.tsx';
import { DraftNotes, useDraftForm } from '#client/features/forms/useDraftForm.tsx';
import { FormButtons, SchemaFormFrame } from '#client/ui/forms/SchemaFormFrame.tsx';
import { useT } from '#client/i18n/useT.ts';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './VendorForm.module.css';
import { usePosted } from '#client/lib/postedForm.ts';
import { secretDraftsVar, shopDraftsVar } from '#client/state/drafts.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import type { PartName, SettingsPart } from './settingsParts.ts';
import { useVendorChange, type Refused, type ViewerVendor } from './vendorChange.ts';

interface SectionFormProps {
  section: Omit<Section<never>, 'field' | 'box' | 'valueOf'>;
  title: string;
  lead?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A part of the settings with its own way to save, after it was said what that will change. */
export function SectionForm({ section, title, lead, children }: SectionFormProps) {
  const t = useT();
  const { part, name, version, changes, isDirty, discard } = section;
  const id = `${sectionId(name)}-title`;
  return (
    <SchemaFormFrame
      form={section}
      gap={5}
      name="shopSettings"
      anchor={id}
      className={cx(shared.part, styles.section)}
      aria-labelledby={id}
      lead={
        <>
          <h2 id={id}>{title}</h2>
          {lead && <p className={shared.lead}>{lead}</p>}
          <DraftNotes form={section} saved={t('vendorSettings.saved')} />
        </>
      }
    >
      <input type="hidden" name="place" value={part} />
      <input type="hidden" name="version" value={version} />
      {children}
      <ChangeSummary changes={changes} />
      <FormButtons
        form={section}
        size="small"
        look={isDirty ? 'primary' : 'outline'}
        label={t('vendorSettings.saveSection')}
        onDiscard={isDirty && discard}
      />
    </SchemaFormFrame>
  );
}

interface SectionOptions<Field extends string> {
  shop: ViewerVendor;
  /** What is said of a change before it is saved. */
  told: readonly { label: string; read: (values: Record<Field, string>) => string }[];
  /** Not to be found on the device: gone with the page. */
  isSecret?: boolean;
  /** Somebody else had saved: what is shown is to be read again. */
  onConflict: () => void;
}

export type Section<Field extends string> = ReturnType<typeof useSection<Field>>;

/** A part of the settings that is saved on its own. */
export function useSection<Field extends string>(
  part: PartName,
  { spec: specOf, saved, change }: SettingsPart<Field>,
  { shop, told, isSecret, onConflict }: SectionOptions<Field>,
) {
  const t = useT();
  const name = `${part} ${shop.id}`;
  const posted = usePosted('shopSettings', part);
  const save = useVendorChange(shop);
  const form = useDraftForm<Field, Refused>(specOf, {
    id: sectionId(name),
    draftKey: name,
    place: isSecret ? secretDraftsVar : shopDraftsVar,
    saved,
    posted,
    send: async (typed) => {
      const refused = await save(change(typed), specOf(typed));
      if (refused?.isConflict) onConflict();
      if (refused === null) toast.success(t('vendorSettings.saved'));
      return refused;
    },
  });
  const changes = told.flatMap(({ label, read }): PlannedChange[] => {
    const [before, after] = [read(saved), read(form.values)];
    return before === after ? [] : [{ label, before, after }];
  });
  return {
    ...form,
    part,
    name,
    /** Of the vendor that is shown. */
    version: shop.version,
    changes,
  };
}

/** Prefix of the ids of a section. */
export function sectionId(name: string): string {
  return name.replace(/\W+/g, '-');
}
