import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { ApiLocale } from '#schema/rules/locales.ts';
import type { VendorInput, VendorSettingsInput } from '#client/graphql/schemaTypes.generated.ts';
import { useSaving, type Unsaved } from '#client/graphql/useSaving.ts';
import { useApiLocale } from '#client/i18n/useT.ts';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { UpdateVendorDocument, UpdateVendorSettingsDocument, type VendorSettingsQuery } from './VendorSettingsPage.generated.ts';

/** Change of the public profile or of the settings. */
export type VendorChange = { profile: VendorInput } | { settings: VendorSettingsInput };

/** Errors of a save; `isConflict`: another save came first. */
export interface Refused extends Unsaved {
  isConflict: boolean;
}

/** Sends a change based on a version of the vendor. */
export async function sendVendorChange(
  client: ApolloClient,
  change: VendorChange,
  { version, locale }: { version: number; locale: ApiLocale },
) {
  if ('profile' in change) {
    const variables = { input: change.profile, version, locale };
    return (await client.mutate({ mutation: UpdateVendorDocument, variables })).data?.updateVendor;
  }
  const variables = { input: change.settings, version, locale };
  return (await client.mutate({ mutation: UpdateVendorSettingsDocument, variables })).data?.updateVendorSettings;
}

/** Saves changes based on the displayed version of the vendor. */
export function useVendorChange({ version }: Pick<ViewerVendor, 'version'>) {
  const locale = useApiLocale();
  const client = useApolloClient();
  const { save } = useSaving();
  return async (change: VendorChange, form: Pick<FormSpec<string>, 'fields' | 'fieldAt'>): Promise<Refused | null> => {
    let isConflict = false;
    const problem = await save(async () => {
      const answer = await sendVendorChange(client, change, { version, locale });
      isConflict = answer?.errors.some(({ __typename }) => __typename === 'Conflict') ?? false;
      return answer;
    }, form);
    return problem && { ...problem, isConflict };
  };
}

export type ViewerVendor = NonNullable<NonNullable<VendorSettingsQuery['viewer']>['vendor']>;

/** Terms of the marketplace. */
export type MarketFacts = VendorSettingsQuery['marketplace'];

export interface VendorSectionProps {
  shop: ViewerVendor;
  market: MarketFacts;
  /** Refetches the vendor, with the current data shown meanwhile. */
  onReload: () => void;
}
