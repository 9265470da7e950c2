import { deliveryDays } from '#schema/rules/deliveryTimes.ts';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { useT } from '#client/i18n/useT.ts';
import styles from './Track.module.css';

/** How long parcels travel, by region. */
export function DeliveryTimes() {
  const t = useT();
  const regions = new Map<string, { from: number; to: number; states: string[] }>();
  for (const state of MALAYSIAN_STATES) {
    const { minDays, maxDays } = deliveryDays(state);
    const region = regions.get(`${minDays}-${maxDays}`) ?? { from: minDays, to: maxDays, states: [] };
    region.states.push(t(`states.${state}`));
    regions.set(`${minDays}-${maxDays}`, region);
  }
  return (
    <section className={styles.times} aria-labelledby="delivery-times">
      <h2 id="delivery-times">{t('track.times')}</h2>
      <dl>
        {[...regions.values()]
          .sort((left, right) => left.from - right.from)
          .map(({ from, to, states }) => (
            <div key={from} className={styles.region}>
              <dt>{t('track.days', { from, to })}</dt>
              <dd>{states.join(', ')}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
