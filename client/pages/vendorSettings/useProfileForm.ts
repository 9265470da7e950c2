import { useState } from 'react';
import { shopDraftsVar } from '#client/state/drafts.ts';
import { useDraftForm } from '#client/features/forms/useDraftForm.tsx';
import type { Contested } from '#client/features/forms/ConflictChoice.tsx';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { usePosted } from '#client/lib/postedForm.ts';
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
  const save = useVendorChange(shop);
  const spec = profileSpec(saved);
  /** Both sides as they stood when somebody else turned out to have saved. */
  const [clash, setClash] = useState<{ version: number; mine: ProfileValues } | null>(null);
  const form = useDraftForm<ProfileField, Refused>(spec, {
    id: 'shop',
    draftKey: `shop profile ${shop.id}`,
    place: shopDraftsVar,
    saved,
    posted,
    send: async (typed) => {
      const refused = await save({ profile: changedProfile(typed, saved) }, spec);
      if (refused?.isConflict) {
        setClash({ version: shop.version, mine: typed });
        onReload();
      }
      if (refused !== null) return refused;
      setClash(null);
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
          choice: form.values[field] === saved[field] ? 'theirs' : 'mine',
        }))
      : null;
  return {
    ...form,
    contested,
    choose: (field: string, choice: Contested['choice']) => {
      const known = field as ProfileField;
      if (clash) form.set({ [known]: choice === 'mine' ? clash.mine[known] : saved[known] });
    },
    discard: () => {
      form.discard();
      setClash(null);
    },
  };
}
