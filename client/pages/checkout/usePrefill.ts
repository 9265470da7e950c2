import { useEffect } from 'react';
import { nationalPhone } from '#schema/rules/phones.ts';
import { checkoutVar, setDraftField } from '#client/state/checkout.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { fieldsOfAddress, type Viewer } from './savedAddress.ts';

/** Fills what is still empty with what the account knows: contact, and the default address. What was typed stays. */
export function usePrefill(viewer: Viewer | null): void {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated || viewer === null) return;
    const { draft } = checkoutVar();
    if (!draft['email']) setDraftField('email', viewer.email);
    if (!draft['phone'] && viewer.phone) setDraftField('phone', nationalPhone(viewer.phone));
    const usual = viewer.addresses.find((address) => address.isDefault);
    if (usual === undefined || draft['line1'] || draft['firstName'] || draft['postalCode']) return;
    for (const [field, text] of Object.entries(fieldsOfAddress(usual))) setDraftField(field, text);
  }, [isHydrated, viewer]);
}
