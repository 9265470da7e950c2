import type { VendorInput, VendorSettingsInput } from '#client/graphql/schemaTypes.generated.ts';
import { useMutation } from '@apollo/client/react';
import { useSaving, type Unsaved } from '#client/graphql/useSaving.ts';
import { useApiLocale } from '#client/i18n/useT.ts';
import type { ViewerVendor } from './vendorData.ts';
import { UpdateVendorDocument, UpdateVendorSettingsDocument } from './VendorSettingsPage.generated.ts';

/** How a change went: null when it was saved; otherwise why not, and whether somebody else had saved before. */
export interface Refused extends Unsaved {
  isConflict: boolean;
}

interface Errors {
  errors: readonly { __typename: string; message: string; path: readonly string[] | null }[];
}

/** Saves parts of the shop as they were changed from what this page shows of it. */
export function useVendorChange({ version }: Pick<ViewerVendor, 'version'>) {
  const locale = useApiLocale();
  const [updateVendor] = useMutation(UpdateVendorDocument);
  const [updateSettings] = useMutation(UpdateVendorSettingsDocument);
  const { isBusy, save } = useSaving();
  const send = async (ask: () => Promise<Errors | undefined>): Promise<Refused | null> => {
    let isConflict = false;
    const problem = await save(async () => {
      const answer = await ask();
      isConflict = answer?.errors.some(({ __typename }) => __typename === 'Conflict') ?? false;
      return answer;
    });
    return problem && { ...problem, isConflict };
  };
  return {
    isBusy,
    saveShop: (input: VendorInput) => send(async () => (await updateVendor({ variables: { input, version, locale } })).data?.updateVendor),
    saveSettings: (input: VendorSettingsInput) =>
      send(async () => (await updateSettings({ variables: { input, version, locale } })).data?.updateVendorSettings),
  };
}
