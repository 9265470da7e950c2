import type { PlannedChange } from '#client/features/forms/ChangeSummary.tsx';
import { useT } from '#client/i18n/useT.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { secretDraftsVar, shopDraftsVar } from '#client/state/drafts.ts';
import { useDraftForm } from '#client/features/forms/useDraftForm.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import type { PartName, SettingsPart } from './settingsParts.ts';
import { useVendorChange, type Refused } from './vendorChange.ts';
import type { ViewerVendor } from './vendorData.ts';

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
