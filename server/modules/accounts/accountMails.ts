import { writeMail, type Mail } from '#server/platform/mail/mail.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';

type Person = Pick<UserDoc, 'email' | 'firstName' | 'locale'>;

const greeting = ({ firstName }: Person) => ({ en: `Hello ${firstName},`, ms: `Salam ${firstName},` });

/** Email with the password reset link. */
export function resetMail(user: Person, href: string): Mail {
  return writeMail(user.email, user.locale, {
    subject: { en: 'Set a new password for Rizq', ms: 'Tetapkan kata laluan baharu untuk Rizq' },
    greeting: greeting(user),
    before: [
      {
        en: 'somebody asked for a new password for your account. If it was you, this link opens the way. It counts once, for 30 minutes.',
        ms: 'seseorang meminta kata laluan baharu untuk akaun anda. Jika ia anda, gunakan pautan ini. Ia sah sekali sahaja, selama 30 minit.',
      },
    ],
    link: { href, label: { en: 'Set a new password', ms: 'Tetapkan kata laluan baharu' } },
    after: [
      {
        en: 'If it was not you, do nothing: your password stays as it is.',
        ms: 'Jika bukan anda, abaikan sahaja: kata laluan anda kekal seperti biasa.',
      },
    ],
  });
}

/** Notifies the account's owner that the password was changed. */
export function passwordChangedMail(user: Person, baseUrl: string): Mail {
  return writeMail(user.email, user.locale, {
    subject: { en: 'Your password for Rizq was changed', ms: 'Kata laluan Rizq anda telah ditukar' },
    greeting: greeting(user),
    before: [
      {
        en: 'the password of your account was changed just now, and every other device was logged out.',
        ms: 'kata laluan akaun anda baru sahaja ditukar, dan semua peranti lain telah dilog keluar.',
      },
      { en: 'If it was you, there is nothing to do.', ms: 'Jika ia anda, tiada apa yang perlu dilakukan.' },
    ],
    link: {
      href: `${baseUrl}/forgot-password`,
      label: { en: 'It was not me: set a new password', ms: 'Bukan saya: tetapkan kata laluan baharu' },
    },
  });
}

/** Notifies the previous address that the account's email was changed. */
export function emailChangedMail(user: Person, baseUrl: string): Mail {
  return writeMail(user.email, user.locale, {
    subject: { en: 'Your e-mail for Rizq was changed', ms: 'E-mel Rizq anda telah ditukar' },
    greeting: greeting(user),
    before: [
      {
        en: 'your account has another e-mail from now on. This address is not used to log in any more.',
        ms: 'akaun anda kini menggunakan e-mel lain. Alamat ini tidak lagi digunakan untuk log masuk.',
      },
      {
        en: 'If it was not you, write to us at once: the address stands at the foot of every page.',
        ms: 'Jika bukan anda, hubungi kami segera: alamat kami ada di bahagian bawah setiap halaman.',
      },
    ],
    link: { href: `${baseUrl}/`, label: { en: 'Open Rizq', ms: 'Buka Rizq' } },
  });
}
