import type { ReactNode } from 'react';
import { nationalPhone } from '#schema/rules/phones.ts';
import { placeLines } from '#schema/rules/placeLines.ts';
import type { AddressCard_AddressFragment } from './AddressCard.generated.ts';
import styles from './Address.module.css';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';

interface AddressCardProps {
  address: AddressCard_AddressFragment;
  title: string;
  headingLevel?: 2 | 4;
  /** Note below the address. */
  children?: ReactNode;
}

export function AddressCard({ address, title, headingLevel = 2, children }: AddressCardProps) {
  return (
    <Stack as="section" gap={2}>
      <Heading level={headingLevel} size={headingLevel === 2 ? 'title' : 'body'}>
        {title}
      </Heading>
      <Text as="address" size="body" tone="muted" className={styles.address}>
        {addressLines(address).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Text>
      {children && (
        <Text size="compact" tone="subtle">
          {children}
        </Text>
      )}
    </Stack>
  );
}

/** The lines of a postal address. */
export function addressLines(address: AddressCard_AddressFragment): string[] {
  const { firstName, lastName, line1, line2, stateName, countryName, phone } = address;
  const [town, ...state] = placeLines(address, stateName);
  return [
    `${firstName} ${lastName ?? ''}`.trim(),
    line1,
    line2,
    town,
    [...state, countryName].join(', '),
    phone && nationalPhone(phone),
  ].filter((line): line is string => Boolean(line));
}
