import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import styles from './Packages.module.css';
import { packageStatusLabel } from './packageStatus.ts';
import type { Timeline_EventFragment } from './Timeline.generated.ts';

const STEPS = ['PLACED', 'PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;
/** No courier has what its buyer fetches. */
const STEPS_AT_SHOP = ['PLACED', 'PACKED', 'DELIVERED'] as const;

interface PackageProgressProps {
  events: readonly Timeline_EventFragment[];
  /** Its buyer fetches it. */
  isPickupPackage?: boolean;
}

/** Whether a package goes its straight way, so that the steps say all. */
export function hasSteps(events: readonly Pick<Timeline_EventFragment, 'status' | 'returnStatus'>[]): boolean {
  const last = events.at(-1);
  return STEPS.some((step) => step === last?.status) && !last?.returnStatus;
}

/** How many of the steps are done, each with its day. Nothing for a parcel that was cancelled or comes back: its events say all. */
export function PackageProgress({ events, isPickupPackage = false }: PackageProgressProps) {
  const t = useT();
  const locale = useLocale();
  if (!hasSteps(events)) return null;
  const last = events.at(-1)?.status;
  return (
    <ol className={styles.steps} aria-label={t('track.progress')}>
      {(isPickupPackage ? STEPS_AT_SHOP : STEPS).map((step) => {
        const event = events.find(({ status }) => status === step);
        return (
          <li key={step} className={styles.step} data-done={event ? '' : undefined} aria-current={step === last ? 'step' : undefined}>
            <span className={styles.name}>{t(packageStatusLabel(step, isPickupPackage))}</span>
            {event ? (
              <time dateTime={event.at}>{formatDate(event.at, locale, 'weekday')}</time>
            ) : (
              <VisuallyHidden>{t('track.notYet')}</VisuallyHidden>
            )}
          </li>
        );
      })}
    </ol>
  );
}
