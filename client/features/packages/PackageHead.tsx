import type { ReactNode } from 'react';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './Packages.module.css';
import { packageStatusLabel } from './packageStatus.ts';
import { arrival, whereabouts, type PackageSummary } from './packageWords.ts';

interface PackageHeadProps {
  orderPackage: PackageSummary & { id: string };
  /** Who sends it. */
  from: ReactNode;
  /** How it travels. */
  shipping?: string;
  /** False while a bank may still decline: then no day is promised. */
  isSure: boolean;
  headingLevel: 2 | 3;
}

/** Who sends a package, where it is, and when it comes. The heading's id is the package's, that of the line above has `-from` behind it. */
export function PackageHead({ orderPackage, from, shipping, isSure, headingLevel }: PackageHeadProps) {
  const t = useT();
  const locale = useLocale();
  const isWaiting = !isSure && orderPackage.status === 'PLACED';
  const where = isWaiting ? { icon: 'clock' as const, text: t('own.waitsForBank') } : whereabouts(orderPackage, { t });
  const when = arrival(orderPackage, isSure, { t, locale, now: new Date() });
  const Heading = `h${headingLevel}` as const;
  return (
    <header className={styles.head}>
      <div>
        <p id={`${orderPackage.id}-from`} className={styles.from}>
          {from}
        </p>
        <Heading id={orderPackage.id} className={styles.status} tabIndex={-1}>
          {t(packageStatusLabel(orderPackage.status, orderPackage.pickup !== null))}
        </Heading>
        <p className={styles.where} data-status={orderPackage.status}>
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
