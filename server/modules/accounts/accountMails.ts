import { writeMail, type Mail } from '#server/platform/mail/mail.ts';
import { translations } from '#server/platform/messages.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';

type Person = Pick<UserDoc, 'email' | 'firstName' | 'locale'>;

const greeting = ({ firstName }: Person) => translations('mails.greeting', { name: firstName });

/** Email with the password reset link. */
export function resetMail(user: Person, href: string): Mail {
  return writeMail(user.email, user.locale, {
    kind: 'PASSWORD_RESET',
    subject: translations('accountMails.resetSubject'),
    greeting: greeting(user),
    before: [translations('accountMails.reset')],
    link: { href, label: translations('accountMails.resetLink') },
    after: [translations('accountMails.resetNotYou')],
  });
}

/** Email with the link that confirms the email of an account. It greets by no name: the address may be somebody else's. */
export function confirmAccountMail({ email, locale }: Person, href: string): Mail {
  return writeMail(email, locale, {
    kind: 'CONFIRM_ACCOUNT',
    subject: translations('accountMails.confirmSubject'),
    greeting: translations('accountMails.confirmGreeting'),
    before: [translations('accountMails.confirm')],
    link: { href, label: translations('accountMails.confirmLink') },
    after: [translations('accountMails.confirmNotYou')],
  });
}

/** Notifies the account's owner that the password was changed. */
export function passwordChangedMail(user: Person, baseUrl: string): Mail {
  return writeMail(user.email, user.locale, {
    kind: 'PASSWORD_CHANGED',
    subject: translations('accountMails.passwordChangedSubject'),
    greeting: greeting(user),
    before: [translations('accountMails.passwordChanged'), translations('accountMails.passwordChangedByYou')],
    link: {
      href: `${baseUrl}/forgot-password`,
      label: translations('accountMails.passwordChangedLink'),
    },
  });
}

/** Notifies the previous address that the account's email was changed. */
export function emailChangedMail(user: Person, baseUrl: string): Mail {
  return writeMail(user.email, user.locale, {
    kind: 'EMAIL_CHANGED',
    subject: translations('accountMails.emailChangedSubject'),
    greeting: greeting(user),
    before: [translations('accountMails.emailChanged'), translations('accountMails.emailChangedNotYou')],
    link: { href: `${baseUrl}/`, label: translations('accountMails.openRizq') },
  });
}

/** Notifies the account that sensitive data of its shop were changed. */
export function vendorChangedMail(user: Person, what: 'bankAccount' | 'contactEmail' | 'registrationNumber', baseUrl: string): Mail {
  return writeMail(user.email, user.locale, {
    kind: 'VENDOR_CHANGED',
    subject: translations('accountMails.vendorChangedSubject', { what }),
    greeting: greeting(user),
    before: [translations('accountMails.vendorChanged', { what }), translations('accountMails.vendorChangedByYou')],
    link: { href: `${baseUrl}/forgot-password`, label: translations('accountMails.passwordChangedLink') },
  });
}

/** Notifies the account of a login from a device that had not logged in before. */
export function newDeviceMail(user: Person, baseUrl: string): Mail {
  return writeMail(user.email, user.locale, {
    kind: 'NEW_DEVICE',
    subject: translations('accountMails.newDeviceSubject'),
    greeting: greeting(user),
    before: [translations('accountMails.newDevice'), translations('accountMails.passwordChangedByYou')],
    link: { href: `${baseUrl}/forgot-password`, label: translations('accountMails.passwordChangedLink') },
    after: [translations('accountMails.newDeviceSessions')],
  });
}
