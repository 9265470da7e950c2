import { nationalPhone } from '#schema/rules/phones.ts';
import type { AddressCard_AddressFragment } from './AddressCard.generated.ts';
import styles from './AddressCard.module.css';

/** An address as an envelope has it. */
export function AddressCard({ address, title }: { address: AddressCard_AddressFragment; title: string }) {
  const { firstName, lastName, line1, line2, postalCode, city, stateName, countryName, phone } = address;
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <address className={styles.address}>
        {[
          `${firstName} ${lastName ?? ''}`.trim(),
          line1,
          line2,
          `${postalCode} ${city}`,
          `${stateName}, ${countryName}`,
          phone && nationalPhone(phone),
        ]
          .filter((line): line is string => Boolean(line))
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </address>
    </section>
  );
}
