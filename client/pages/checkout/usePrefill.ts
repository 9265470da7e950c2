import { useEffect } from 'react';
import { nationalPhone } from '#schema/rules/phones.ts';
import { asFilled } from '#client/features/address/fillFromPostcode.ts';
import { changeDraft, checkoutVar, claimDraft } from '#client/state/checkout.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { fieldsOfAddress, type Viewer } from './savedAddress.ts';

/**
 * Makes the draft the member's own, and fills what is still empty with what the account knows: contact, and the default address. What
 * was typed stays, but for a guest's e-mail: what a member orders is told to the account's. False until that is done: what another member left must not be seen.
 */
export function usePrefill(viewer: Viewer | null): boolean {
  const isHydrated = useHydrated();
  const { userId } = usePersisted(checkoutVar);
  useEffect(() => {
    if (!isHydrated || viewer === null) return;
    const isOwn = checkoutVar().userId === viewer.id;
    claimDraft(viewer.id);
    const { draft } = checkoutVar();
    if (!isOwn || !draft['email']) changeDraft({ email: viewer.email });
    if (!draft['phone'] && viewer.phone) changeDraft({ phone: nationalPhone(viewer.phone) });
    const usual = viewer.addresses.find((address) => address.isDefault);
    if (usual === undefined || draft['line1'] || draft['firstName'] || draft['postalCode']) return;
    changeDraft(asFilled(fieldsOfAddress(usual)));
  }, [isHydrated, viewer]);
  return isHydrated && (viewer === null || userId === viewer.id);
}
