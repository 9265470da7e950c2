import { useState } from 'react';
import { shopDraftsVar } from '#client/state/drafts.ts';
import { useDraft } from '#client/state/useDraft.ts';
import type { Contested } from '#client/features/forms/ConflictChoice.tsx';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import type { ViewerVendor } from './vendorData.ts';
import { useVendorChange, type Refused } from './vendorChange.ts';
import {
  changedProfile,
  NO_PICTURE,
  PROFILE_FIELDS,
  profileLabel,
  profileSpec,
  profileValues,
  SAVED_PICTURE,
  type ProfileField,
  type ProfileValues,
} from './profileValues.ts';

/** The profile being edited: what was typed, why it could not be saved, and what somebody else saved meanwhile. */
export function useProfileForm(shop: ViewerVendor, onReload: () => void) {
  const t = useT();
  const locale = useLocale();
  const saved = profileValues(shop);
  const posted = usePosted('shopProfile');
  const draft = useDraft(`shop profile ${shop.id}`, saved, shopDraftsVar, posted?.values);
  const save = useVendorChange(shop);
  const spec = profileSpec(saved);
  /** Both sides as they stood when somebody else turned out to have saved. */
  const [clash, setClash] = useState<{ version: number; mine: ProfileValues } | null>(null);
  const form = useSchemaForm<ProfileField, Refused>(spec, {
    id: 'shop',
    values: draft.values,
    posted,
    onChange: (field, text) => draft.set({ [field]: text }),
    send: async (typed) => {
      const refused = await save({ profile: changedProfile(typed, saved) }, spec);
      if (refused?.isConflict) {
        setClash({ version: shop.version, mine: typed });
        onReload();
      }
      if (refused !== null) return refused;
      setClash(null);
      draft.drop();
      toast.success(t('vendorSettings.saved'));
      return null;
    },
  });
  const shown = (field: ProfileField, value: string): string => {
    if (field === 'state') return t(`states.${value as MalaysianState}`);
    if (field !== 'logo' && field !== 'banner') return value;
    if (value === NO_PICTURE) return '';
    return t(value === SAVED_PICTURE ? 'vendorSettings.pictureSaved' : 'vendorSettings.pictureNew');
  };
  // Both versions can be told apart once the saved one is here.
  const contested: Contested[] | null =
    clash && clash.version !== shop.version
      ? PROFILE_FIELDS.filter((field) => clash.mine[field] !== saved[field]).map((field) => ({
          field,
          label: profileLabel(field, t, locale),
          mine: shown(field, clash.mine[field]),
          theirs: shown(field, saved[field]),
          choice: draft.values[field] === saved[field] ? 'theirs' : 'mine',
        }))
      : null;
  return {
    ...form,
    values: draft.values,
    isDirty: draft.isDirty,
    isSaved: posted?.done != null && !draft.isDirty && form.attempt === 0,
    isRestored: draft.isRestored && draft.isDirty && form.attempt === 0,
    contested,
    choose: (field: string, choice: Contested['choice']) => {
      const known = field as ProfileField;
      if (clash) draft.set({ [known]: choice === 'mine' ? clash.mine[known] : saved[known] });
    },
    discard: () => {
      draft.drop();
      setClash(null);
      form.reset();
    },
    drop: draft.drop,
  };
}
