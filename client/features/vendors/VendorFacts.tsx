import { useT } from '#client/i18n/useT.ts';
import { nationalPhone } from '#schema/rules/phones.ts';
import type { VendorFacts_VendorFragment } from './VendorFacts.generated.ts';
import { FactList } from './FactList.tsx';
import { whatsAppHref } from '#client/lib/whatsAppHref.ts';

/** As numbers are shown everywhere, however the shop has them. */
const national = (phone: string) => nationalPhone(phone.replace(/[\s-]/g, ''));

/** How to reach a seller: what it gave, nothing else. */
export function ContactFacts({ vendor }: { vendor: VendorFacts_VendorFragment }) {
  const t = useT();
  const { email, phone, whatsapp, openingHours } = vendor;
  return (
    <FactList
      facts={[
        [t('vend.email'), email && <a href={`mailto:${email}`}>{email}</a>],
        [t('vend.phone'), phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{national(phone)}</a>],
        [
          t('vend.whatsapp'),
          whatsapp && (
            <a href={whatsAppHref({ number: whatsapp })} target="_blank" rel="noreferrer">
              {national(whatsapp)}
            </a>
          ),
        ],
        [t('vend.hours'), openingHours],
      ]}
    />
  );
}

/** Whom one deals with, as the law asks of a market. */
export function BusinessFacts({ vendor }: { vendor: VendorFacts_VendorFragment }) {
  const t = useT();
  return (
    <FactList
      facts={[
        [t('vend.businessName'), vendor.businessName],
        [t('vend.businessType'), vendor.businessType],
        [t('vend.registration'), vendor.registrationNumber],
      ]}
    />
  );
}
