import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { ApiLocale } from '#schema/rules/locales.ts';
import type { VendorInput, VendorSettingsInput } from '#client/graphql/schemaTypes.generated.ts';
import { useSaving, type Unsaved } from '#client/graphql/useSaving.ts';
import { useApiLocale } from '#client/i18n/useT.ts';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { UpdateVendorDocument, UpdateVendorSettingsDocument, type VendorSettingsQuery } from './VendorSettingsPage.generated.ts';

/** What is changed of a vendor: its public profile, or its settings. */
export type VendorChange = { profile: VendorInput } | { settings: VendorSettingsInput };

/** How a change went: null when it was saved; otherwise why not, and whether somebody else had saved before. */
export interface Refused extends Unsaved {
  isConflict: boolean;
}

/** Sends a change of the vendor as it was at a version. */
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

/** Saves parts of the vendor as they were changed from what this page shows of it. */
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

/** A vendor as its own seller sees it. */
export type ViewerVendor = NonNullable<NonNullable<VendorSettingsQuery['viewer']>['vendor']>;

/** What the whole market promises. */
export type MarketFacts = VendorSettingsQuery['marketplace'];

/** What each page about the vendor is given. */
export interface VendorSectionProps {
  shop: ViewerVendor;
  market: MarketFacts;
  /** Reads the vendor again, keeping what is shown until it is there. */
  onReload: () => void;
}
