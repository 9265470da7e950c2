import type { ReactNode } from 'react';
import { nationalPhone } from '#schema/rules/phones.ts';
import type { AddressCard_AddressFragment } from './AddressCard.generated.ts';
import styles from './Address.module.css';

interface AddressCardProps {
  address: AddressCard_AddressFragment;
  title: string;
  headingLevel?: 2 | 4;
  /** A word under it. */
  children?: ReactNode;
}

/** An address as an envelope has it. A town that has its state's name is written once. */
export function AddressCard({ address, title, headingLevel = 2, children }: AddressCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section>
      <Heading className={styles.title}>{title}</Heading>
      <address className={styles.address}>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {children && <p className={styles.more}>{children}</p>}
    </section>
  );
}

/** The lines of an envelope; a town that has its state's name is written once. */
export function addressLines(address: AddressCard_AddressFragment): string[] {
  const { firstName, lastName, line1, line2, postalCode, city, stateName, countryName, phone } = address;
  const region = city === stateName ? countryName : `${stateName}, ${countryName}`;
  return [`${firstName} ${lastName ?? ''}`.trim(), line1, line2, `${postalCode} ${city}`, region, phone && nationalPhone(phone)].filter(
    (line): line is string => Boolean(line),
  );
}
