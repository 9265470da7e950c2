import type { ReactNode } from 'react';
import { nationalPhone } from '#schema/rules/phones.ts';
import type { HubSheet_PackageFragment } from './HubSheetPage.generated.ts';
import styles from './Sheet.module.css';

interface SheetHeadProps {
  title: string;
  number: string;
  vendor: HubSheet_PackageFragment['package']['vendor'];
}

/** The head of a printed sheet: what it is, and whose. */
export function SheetHead({ title, number, vendor }: SheetHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.number}>{number}</p>
      </div>
      <div className={styles.seller}>
        <p className={styles.shop}>{vendor.name}</p>
        <p>
          {[
            vendor.businessName.toLowerCase() !== vendor.name.toLowerCase() && vendor.businessName,
            vendor.registrationNumber && `(${vendor.registrationNumber})`,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <p>{[vendor.city, vendor.phone && nationalPhone(vendor.phone), vendor.email].filter(Boolean).join(', ')}</p>
      </div>
    </header>
  );
}

/** Lines under a small heading. */
export function SheetPart({ title, lines, children }: { title: string; lines?: readonly string[]; children?: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {lines?.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </section>
  );
}
