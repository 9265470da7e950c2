import { expect, test } from 'vitest';
import type { SensitiveChange } from '#server/modules/accounts/index.ts';
import type { SecurityEvent } from '#server/platform/securityLog.ts';
import { codes } from '#tests/support/api/accountsApi.ts';
import { MEMBER_PASSWORD } from '#tests/support/api/aMember.ts';
import { openVendorsApi, type Change } from '#tests/support/api/vendorsApi.ts';

interface Line {
  event: SecurityEvent;
  user?: string;
  what?: string;
  id?: string;
}

const EMAIL = 'farah@example.com';

async function openVendor() {
  const lines: Line[] = [];
  const opened = await openVendorsApi({ securityLog: (_level, line) => void lines.push(line) });
  const viewer = await opened.newcomer(EMAIL);
  const { vendor } = await opened.open(viewer, { email: EMAIL });
  if (vendor === null) throw new Error('No shop was opened.');
  const notices = async () => {
    await opened.api.services.settled();
    // The confirmation link for a new contact email address does not count as a notice.
    const mails = opened.api.mailbox.mails.filter(({ text }) => !text.includes('/confirm-email'));
    return mails.map(({ to, subject }) => [to, subject]);
  };
  const logged = (event: SecurityEvent) => lines.filter((line) => line.event === event);
  return { ...opened, viewer, vendor, notices, logged };
}

type Opened = Awaited<ReturnType<typeof openVendor>>;

/** For each sensitive change to a vendor, the mutation and the subject of the notice. */
const CHANGES: Record<Exclude<SensitiveChange, 'password' | 'email'>, { by: 'update' | 'settle'; input: Change; subject: string }> = {
  bankAccount: {
    by: 'settle',
    input: { bankName: 'Maybank', bankAccount: '112233445566' },
    subject: 'The bank account of your shop was changed',
  },
  contactEmail: { by: 'update', input: { email: 'shop@example.com' }, subject: 'The contact email of your shop was changed' },
  registrationNumber: {
    by: 'settle',
    input: { registrationNumber: '202001012345' },
    subject: 'The registration number of your shop was changed',
  },
};

const CASES = Object.entries(CHANGES).map(([what, each]) => [what, each] as const);
const send = (opened: Opened, by: 'update' | 'settle', input: Change) => opened[by](opened.viewer, opened.vendor.version, input);

test.each(CASES)(
  'a change of the %s needs the current password, notifies the account and is logged',
  async (what, { by, input, subject }) => {
    const opened = await openVendor();
    const { vendor, notices, logged } = opened;
    for (const currentPassword of [null, '']) {
      expect(codes(await send(opened, by, { ...input, currentPassword }))).toEqual([['INVALID', 'currentPassword']]);
    }
    expect(codes(await send(opened, by, { ...input, currentPassword: 'a guess of a stranger' }))).toEqual([
      ['INVALID_CREDENTIALS', 'currentPassword'],
    ]);
    expect([await notices(), logged('sensitive_change')]).toEqual([[], []]);
    expect(logged('authn_password_change_fail')).toEqual([{ event: 'authn_password_change_fail', user: opened.viewer.userId, what }]);

    const changed = await send(opened, by, { ...input, currentPassword: MEMBER_PASSWORD });
    expect(changed.errors).toEqual([]);
    expect(await notices()).toEqual([[EMAIL, subject]]);
    expect(logged('sensitive_change')).toEqual([{ event: 'sensitive_change', user: opened.viewer.userId, what, id: vendor.profile.id }]);
  },
);

test('other changes of a vendor need no password, and do not check one', async () => {
  const opened = await openVendor();
  const currentPassword = 'a guess of a stranger';
  const settings = { businessName: 'Kopi Ipoh', registrationNumber: '', taxId: '', bankName: '', bankAccount: '' };
  const settled = await opened.settle(opened.viewer, opened.vendor.version, { ...settings, currentPassword });
  expect(settled.errors).toEqual([]);
  const updated = await opened.update(opened.viewer, settled.vendor!.version, { email: EMAIL, city: 'Taiping', currentPassword });
  expect(updated.errors).toEqual([]);
  expect([await opened.notices(), opened.logged('authn_password_change_fail')]).toEqual([[], []]);
});

test('wrong passwords of all sensitive changes share one limit', async () => {
  const opened = await openVendor();
  const guess = (change: keyof typeof CHANGES) =>
    send(opened, CHANGES[change].by, { ...CHANGES[change].input, currentPassword: 'a guess of a stranger' });
  for (const change of ['bankAccount', 'contactEmail', 'registrationNumber', 'bankAccount', 'contactEmail'] as const) {
    expect(codes(await guess(change))).toEqual([['INVALID_CREDENTIALS', 'currentPassword']]);
  }
  expect(codes(await guess('bankAccount'))).toEqual([['TOO_MANY_ATTEMPTS', null]]);
  const { changePassword } = await opened.execute<{ changePassword: { errors: { code: string }[] } }>(
    'mutation ($current: String!) { changePassword(current: $current, next: "kerbau makan rumput") { errors { ... on UserError { code } } } }',
    { current: MEMBER_PASSWORD },
    opened.viewer,
  );
  expect(changePassword.errors).toEqual([{ code: 'TOO_MANY_ATTEMPTS' }]);
});

test('a refused sensitive change leaves the vendor and its settings unchanged', async () => {
  const opened = await openVendor();
  const before = await opened.api.store.get('vendorSettings', opened.vendor.profile.id);
  await send(opened, 'settle', { ...CHANGES.bankAccount.input, taxId: 'C1234567890', businessName: 'Other', currentPassword: null });
  expect(await opened.api.store.get('vendorSettings', opened.vendor.profile.id)).toEqual(before);
  expect((await opened.api.store.get('vendors', opened.vendor.profile.id))?.businessName).toBe('Kedai Kopi Mak Cik');
});
