import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { CopyText } from '#client/ui/feedback/CopyText.tsx';
import type { Tracking_TrackingFragment } from './Tracking.generated.ts';
import styles from './Packages.module.css';

/** The courier of a package and its number there, with the way to the courier's own page. */
export function TrackingLine({ tracking: { carrier, code, url } }: { tracking: Tracking_TrackingFragment }) {
  const t = useT();
  return (
    <p className={styles.tracking}>
      <Icon name="truck" size={18} />
      <span>
        {carrier} <b>{code}</b>
      </span>
      <CopyText text={code} label={t('track.copyCode')} />
      {url !== null && (
        <a href={url} target="_blank" rel="noopener noreferrer nofollow">
          {t('track.atCourier', { carrier })}
        </a>
      )}
    </p>
  );
}
