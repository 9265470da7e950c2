import { useT } from '#client/i18n/useT.ts';
import { VENDOR_LEVEL_MAX } from '#schema/rules/limits.ts';
import styles from './Vendors.module.css';
import type { LevelPart } from '#schema/rules/vendorLevels.ts';

/** What a shop's level is made of: each reason with its points, what was counted, and the rule. */
export function LevelParts({ parts }: { parts: readonly LevelPart[] }) {
  const t = useT();
  return (
    <dl className={styles.parts}>
      {parts.map(({ kind, points, outOf, count }) => (
        <div key={kind} className={styles.part}>
          <dt>{t(`vend.levelPart.${kind}`)}</dt>
          <dd className={styles.points}>{t('vend.levelPoints', { n: points, of: outOf })}</dd>
          <dd className={styles.bar} aria-hidden="true">
            <i style={{ width: `${(100 * points) / (kind === 'BROUGHT' ? VENDOR_LEVEL_MAX : outOf)}%` }} />
          </dd>
          <dd className={styles.rule}>{t(`vend.levelRule.${kind}`, { n: count })}</dd>
        </div>
      ))}
    </dl>
  );
}
