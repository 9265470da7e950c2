import { useState } from 'react';
import type { PlannedChange } from '#client/features/forms/ChangeSummary.tsx';
import { secretDraftsVar, shopDraftsVar } from '#client/state/drafts.ts';
import { useDraft } from '#client/state/useDraft.ts';
import { useT } from '#client/i18n/useT.ts';
import { useFormState } from '#client/ui/forms/useFormState.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import type { Refused } from './vendorChange.ts';

type Values = Record<string, string>;

interface SectionOptions<FormValues extends Values> {
  /** Names the draft. */
  name: string;
  saved: FormValues;
  /** What each field is called, with how its value reads where that is not as typed; a field left out is not told of. */
  told: Partial<Record<keyof FormValues & string, { label: string; read?: (value: string) => string }>>;
  /** Not to be found on the device: gone with the page. */
  isSecret?: boolean;
  /** What is wrong before it is sent, by field. */
  check?: (values: FormValues) => Record<string, string>;
  save: (values: FormValues) => Promise<Refused | null>;
  /** Somebody else had saved: what is shown is to be read again. */
  onConflict: () => void;
}

export type Section<FormValues extends Values> = ReturnType<typeof useSection<FormValues>>;

/** A part of the settings that is saved on its own. */
export function useSection<FormValues extends Values>(options: SectionOptions<FormValues>) {
  const { name, saved, told, isSecret = false, check, save, onConflict } = options;
  const t = useT();
  const draft = useDraft<FormValues>(name, saved, isSecret ? secretDraftsVar : shopDraftsVar);
  const [isBusy, setBusy] = useState(false);
  const { values } = draft;
  const form = useFormState<Refused>(() => check?.(values) ?? {});
  const { unsaved, attempt } = form;
  const changes = Object.entries(told).flatMap(([field, words]): PlannedChange[] => {
    const { label, read = (value: string) => value } = words ?? { label: field };
    const [before, after] = [saved[field] ?? '', values[field] ?? ''];
    return before === after ? [] : [{ label, before: read(before), after: read(after) }];
  });
  const submit = async () => {
    setBusy(true);
    const problem = await form.send(() => save(values));
    setBusy(false);
    if (problem !== 'wrong' && problem?.isConflict) onConflict();
    if (problem !== null) return;
    draft.drop();
    toast.success(t('vendorSettings.saved'));
  };
  return {
    name,
    values,
    changes,
    isDirty: draft.isDirty,
    isRestored: draft.isRestored && draft.isDirty && attempt === 0,
    isBusy,
    unsaved,
    attempt,
    set: draft.set,
    drop: draft.drop,
    submit,
    discard: () => {
      draft.drop();
      form.reset();
    },
    /** What connects a field with the section. */
    props: (field: keyof FormValues & string) => ({
      id: sectionFieldId(name, field),
      name: field,
      value: values[field] ?? '',
      error: unsaved?.fields[field] ?? null,
      onChange: ({ target }: { target: { value: string } }) => draft.set({ [field]: target.value } as Partial<FormValues>),
    }),
  };
}

/** The id of a field's input. */
export function sectionFieldId(name: string, field: string): string {
  return `${name.replace(/\W+/g, '-')}-${field.replace(/\./g, '-')}`;
}
