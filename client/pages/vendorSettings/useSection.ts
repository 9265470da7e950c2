import type { PlannedChange } from '#client/features/forms/ChangeSummary.tsx';
import { useT } from '#client/i18n/useT.ts';
import { secretDraftsVar, shopDraftsVar } from '#client/state/drafts.ts';
import { useDraft } from '#client/state/useDraft.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import type { Refused } from './vendorChange.ts';

interface SectionOptions<Field extends string> {
  /** Names the draft. */
  name: string;
  spec: FormSpec<Field> | ((values: Record<Field, string>) => FormSpec<Field>);
  saved: Record<Field, string>;
  /** What is said of a change before it is saved. */
  told: readonly { label: string; read: (values: Record<Field, string>) => string }[];
  /** Not to be found on the device: gone with the page. */
  isSecret?: boolean;
  save: (values: Record<Field, string>) => Promise<Refused | null>;
  /** Somebody else had saved: what is shown is to be read again. */
  onConflict: () => void;
}

export type Section<Field extends string> = ReturnType<typeof useSection<Field>>;

/** A part of the settings that is saved on its own. */
export function useSection<Field extends string>({ name, spec: given, saved, told, isSecret, save, onConflict }: SectionOptions<Field>) {
  const t = useT();
  const draft = useDraft<Record<Field, string>>(name, saved, isSecret ? secretDraftsVar : shopDraftsVar);
  const { values } = draft;
  const spec = typeof given === 'function' ? given(values) : given;
  const form = useSchemaForm<Field, Refused>(spec, {
    id: sectionId(name),
    values,
    onChange: (field, text) => draft.set({ [field]: text } as Partial<Record<Field, string>>),
    send: async (typed) => {
      const refused = await save(typed);
      if (refused?.isConflict) onConflict();
      if (refused !== null) return { ...refused, fields: inForm(spec, refused.fields) };
      draft.drop();
      toast.success(t('vendorSettings.saved'));
      return null;
    },
  });
  const changes = told.flatMap(({ label, read }): PlannedChange[] => {
    const [before, after] = [read(saved), read(values)];
    return before === after ? [] : [{ label, before, after }];
  });
  return {
    ...form,
    name,
    values,
    changes,
    isDirty: draft.isDirty,
    isRestored: draft.isRestored && draft.isDirty && form.attempt === 0,
    set: draft.set,
    drop: draft.drop,
    discard: () => {
      draft.drop();
      form.reset();
    },
  };
}

/** Refusals of the API at the fields of the form. */
function inForm<Field extends string>({ fieldAt }: FormSpec<Field>, fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, message]) => [fieldAt?.(path.split('.')) ?? path, message]));
}

/** Prefix of the ids of a section. */
export function sectionId(name: string): string {
  return name.replace(/\W+/g, '-');
}
