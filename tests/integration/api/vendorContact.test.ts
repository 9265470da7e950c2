import { describe, expect, test } from 'vitest';
import { aVendorInput } from '#tests/support/api/vendorOperations.ts';
import { MEMBER_PASSWORD } from '#tests/support/api/aMember.ts';
import { confirmAccount } from '#tests/support/api/confirmed.ts';
import { confirmationToken } from '#tests/support/api/mailbox.ts';
import { openVendorsApi } from '#tests/support/api/vendorsApi.ts';

const CONFIRM = 'mutation ($token: String!) { confirmEmail(token: $token) { subject errors { ... on UserError { code } } } }';
const SEEN = `query ($slug: String!) {
  viewer { vendor { contactEmail isEmailConfirmed } }
  vendor(slug: $slug) { email phone }
}`;
const WRITE = `mutation ($id: ID!) {
  contactVendor(vendorId: $id, input: { name: "Aina", email: "aina@example.com", message: "Is it fresh?" }) { reference }
}`;
const RESEND = 'mutation { resendConfirmation(subject: VENDOR) { ok } }';

async function open() {
  const opened = await openVendorsApi();
  const { api, newcomer, execute } = opened;
  const farah = await newcomer('farah@example.com');
  const settled = () => api.services.settled();
  const confirm = async (to: string) => {
    const { data } = await api.execute<{ confirmEmail: { subject: string } }>(CONFIRM, { token: confirmationToken(api.mailbox, to) });
    return data.confirmEmail;
  };
  const seen = async (slug = 'kedai-kopi-mak-cik') => {
    const { viewer, vendor } = await execute<{
      viewer: { vendor: { contactEmail: string | null; isEmailConfirmed: boolean } };
      vendor: { email: string | null; phone: string | null };
    }>(SEEN, { slug }, farah);
    return { ...viewer.vendor, public: vendor };
  };
  /** The recipient of the notice about a message sent to the vendor. */
  const noticeTo = async (id: string) => {
    await api.execute(WRITE, { id });
    await settled();
    return api.mailbox.mails.find(({ subject }) => subject.startsWith('New message'))?.to;
  };
  const mailsTo = (to: string) => api.mailbox.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
  return { ...opened, farah, settled, confirm, seen, noticeTo, mailsTo };
}

describe('the contact of a vendor', () => {
  test('a new vendor publishes neither email nor phone of its account, and messages are announced to the confirmed account', async () => {
    const { api, open: create, farah, seen, noticeTo } = await open();
    const { vendor } = await create(farah);
    expect(await seen()).toEqual({ contactEmail: null, isEmailConfirmed: false, public: { email: null, phone: null } });
    // The account is not notified until its email address is confirmed.
    expect(await noticeTo(vendor!.profile.id)).toBeUndefined();
    await confirmAccount(api, farah.userId);
    expect(await noticeTo(vendor!.profile.id)).toBe('farah@example.com');
  });

  test('a contact email is published, and gets emails to the vendor, once its link was used', async () => {
    const { open: create, farah, seen, noticeTo, confirm, settled, mailsTo, api } = await open();
    await confirmAccount(api, farah.userId);
    const { vendor } = await create(farah, { email: 'kedai@example.com', phone: '03-2261 8888' });
    await settled();
    expect(mailsTo('kedai@example.com')).toEqual(['Confirm your email for Rizq']);
    const unconfirmed = { contactEmail: 'kedai@example.com', isEmailConfirmed: false };
    expect(await seen()).toEqual({ ...unconfirmed, public: { email: null, phone: '+60322618888' } });
    expect(await noticeTo(vendor!.profile.id)).toBe('farah@example.com');
    expect(await confirm('kedai@example.com')).toMatchObject({ subject: 'VENDOR', errors: [] });
    expect(await seen()).toMatchObject({ isEmailConfirmed: true, public: { email: 'kedai@example.com' } });
    expect(await noticeTo(vendor!.profile.id)).toBe('kedai@example.com');
  });

  test('a new email must be confirmed, unless it is the confirmed email of the account; an empty one removes it', async () => {
    const { api, open: create, update, farah, seen, confirm, settled, mailsTo } = await open();
    const { vendor } = await create(farah, { email: 'kedai@example.com' });
    await settled();
    await confirm('kedai@example.com');
    const change = (version: number, email: string) => update(farah, version, { email, currentPassword: MEMBER_PASSWORD });
    const second = await change(vendor!.version + 1, 'victim@example.com');
    expect(second.errors).toEqual([]);
    await settled();
    expect(await seen()).toMatchObject({ contactEmail: 'victim@example.com', isEmailConfirmed: false, public: { email: null } });
    expect(mailsTo('victim@example.com')).toEqual(['Confirm your email for Rizq']);
    const capitals = await change(second.vendor!.version, 'Victim@example.com');
    await settled();
    expect(mailsTo('Victim@example.com')).toEqual([]);
    await api.execute('mutation { resendConfirmation { ok } }', {}, { viewer: farah });
    await settled();
    await confirm('farah@example.com');
    const own = await change(capitals.vendor!.version, 'farah@example.com');
    expect(await seen()).toMatchObject({ isEmailConfirmed: true, public: { email: 'farah@example.com' } });
    await change(own.vendor!.version, '');
    expect(await seen()).toMatchObject({ contactEmail: null, isEmailConfirmed: false, public: { email: null } });
  });

  test('the owner can request another link only while the email is unconfirmed', async () => {
    const { api, open: create, farah, settled, mailsTo, confirm } = await open();
    const resend = async () => {
      const { data } = await api.execute<{ resendConfirmation: { ok: boolean } }>(RESEND, {}, { viewer: farah });
      await settled();
      return data.resendConfirmation.ok;
    };
    expect(await resend()).toBe(true);
    await create(farah, aVendorInput({ email: 'kedai@example.com' }));
    await settled();
    expect(await resend()).toBe(true);
    expect(mailsTo('kedai@example.com')).toHaveLength(2);
    await confirm('kedai@example.com');
    expect(await resend()).toBe(true);
    expect(mailsTo('kedai@example.com')).toHaveLength(2);
  });
});
