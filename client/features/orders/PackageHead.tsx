import type { ReactNode } from 'react';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './PackageHead.module.css';
import { packageStatusLabel } from './packageStatus.ts';
import { arrival, whereabouts, type Parcel } from './packageWords.ts';

interface PackageHeadProps {
  parcel: Parcel & { id: string };
  /** Who sends it. */
  from: ReactNode;
  /** How it travels. */
  shipping?: string;
  /** False while a bank may still decline: then no day is promised. */
  isSure: boolean;
  headingLevel: 2 | 3;
}

/** Who sends a package, where it is, and when it comes. The heading's id is the package's, that of the line above has `-from` behind it. */
export function PackageHead({ parcel, from, shipping, isSure, headingLevel }: PackageHeadProps) {
  const t = useT();
  const locale = useLocale();
  const isWaiting = !isSure && parcel.status === 'PLACED';
  const where = isWaiting ? { icon: 'clock' as const, text: t('own.waitsForBank') } : whereabouts(parcel, { t });
  const when = arrival(parcel, isSure, { t, locale, now: new Date() });
  const Heading = `h${headingLevel}` as const;
  return (
    <header className={styles.head}>
      <div>
        <p id={`${parcel.id}-from`} className={styles.from}>
          {from}
        </p>
        <Heading id={parcel.id} className={styles.status} tabIndex={-1}>
          {t(packageStatusLabel(parcel.status, parcel.pickup !== null))}
        </Heading>
        <p className={styles.where} data-status={parcel.status}>
          <Icon name={where.icon} size={18} />
          {where.text}
        </p>
        {shipping && <p className={styles.travels}>{shipping}</p>}
      </div>
      {when && (
        <p className={styles.when}>
          <span>{when.label}</span> <time dateTime={when.at}>{when.day}</time>
        </p>
      )}
    </header>
  );
}
