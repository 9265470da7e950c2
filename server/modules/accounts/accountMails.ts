import { writeMail, type Mail } from '#server/platform/mail/mail.ts';
import { translations } from '#server/platform/messages.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';

type Person = Pick<UserDoc, 'email' | 'emailConfirmedAt' | 'firstName' | 'locale'>;

export function resetMail(user: Person, href: string): Mail {
  return writeMail(user, user.locale, {
    kind: 'PASSWORD_RESET',
    subject: translations('accountMails.resetSubject'),
    name: user.firstName,
    before: [translations('accountMails.reset')],
    link: { href, label: translations('accountMails.resetLink') },
    after: [translations('accountMails.resetNotYou')],
  });
}

/** Email with an account's confirmation link. It does not greet the recipient by name, because the address may belong to someone else. */
export function confirmAccountMail(user: Person, href: string): Mail {
  return writeMail(user, user.locale, {
    kind: 'CONFIRM_ACCOUNT',
    subject: translations('accountMails.confirmSubject'),
    before: [translations('accountMails.confirm')],
    link: { href, label: translations('accountMails.confirmLink') },
    after: [translations('accountMails.confirmNotYou')],
  });
}

/** Notifies the account's owner that the password was changed. */
export function passwordChangedMail(user: Person, baseUrl: string): Mail {
  return writeMail(user, user.locale, {
    kind: 'PASSWORD_CHANGED',
    subject: translations('accountMails.passwordChangedSubject'),
    name: user.firstName,
    before: [translations('accountMails.passwordChanged'), translations('accountMails.passwordChangedByYou')],
    link: {
      href: `${baseUrl}/forgot-password`,
      label: translations('accountMails.passwordChangedLink'),
    },
  });
}

/** Notifies the previous address that the account's email was changed. */
export function emailChangedMail(user: Person, baseUrl: string): Mail {
  return writeMail(user, user.locale, {
    kind: 'EMAIL_CHANGED',
    subject: translations('accountMails.emailChangedSubject'),
    name: user.firstName,
    before: [translations('accountMails.emailChanged'), translations('accountMails.emailChangedNotYou')],
    link: { href: `${baseUrl}/`, label: translations('accountMails.openRizq') },
  });
}

/** Notifies the account that its vendor's sensitive data was changed. */
export function vendorChangedMail(user: Person, what: 'bankAccount' | 'contactEmail' | 'registrationNumber', baseUrl: string): Mail {
  return writeMail(user, user.locale, {
    kind: 'VENDOR_CHANGED',
    subject: translations('accountMails.vendorChangedSubject', { what }),
    name: user.firstName,
    before: [translations('accountMails.vendorChanged', { what }), translations('accountMails.vendorChangedByYou')],
    link: { href: `${baseUrl}/forgot-password`, label: translations('accountMails.passwordChangedLink') },
  });
}

/** Notifies the account of a login from a new device. */
export function newDeviceMail(user: Person, baseUrl: string): Mail {
  return writeMail(user, user.locale, {
    kind: 'NEW_DEVICE',
    subject: translations('accountMails.newDeviceSubject'),
    name: user.firstName,
    before: [translations('accountMails.newDevice'), translations('accountMails.passwordChangedByYou')],
    link: { href: `${baseUrl}/forgot-password`, label: translations('accountMails.passwordChangedLink') },
    after: [translations('accountMails.newDeviceSessions')],
  });
}
