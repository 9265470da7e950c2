import { useId } from 'react';
import { STATES_OF_PICKER } from '#client/config/states.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { DirectoryUrl } from './directoryQuery.ts';
import { MAP_SIZE, MAP_STATES } from './malaysiaMap.ts';
import styles from './StateMap.module.css';

interface StateMapProps {
  directoryUrl: DirectoryUrl;
  states: readonly { state: MalaysianState; vendorCount: number }[];
}

/** Map of Malaysia that filters a vendor directory by state. The list of links below is its equivalent for keyboards and screen readers. */
export function StateMap({ directoryUrl, states }: StateMapProps) {
  const t = useT();
  const title = useId();
  const { query, hrefOf } = directoryUrl;
  const countOf = (state: MalaysianState) => states.find((one) => one.state === state)?.vendorCount ?? 0;
  // The chosen state's link removes the filter.
  const hrefFor = (state: MalaysianState | null) => hrefOf({ ...query, state: state === query.state ? null : state, page: 1 });
  const label = (state: MalaysianState) => t('vend.inState', { state: t(`states.${state}`), n: countOf(state) });
  return (
    <nav aria-labelledby={title} className={styles.map}>
      <Text as="h2" size="title" id={title}>
        {t('vend.map')}
      </Text>
      <svg viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} aria-hidden="true" className={styles.land}>
        <g className={styles.shadow}>
          {STATES_OF_PICKER.map((state) => (
            <path key={state} d={MAP_STATES[state].outline} />
          ))}
        </g>
        {STATES_OF_PICKER.map((state) => {
          const { outline } = MAP_STATES[state];
          return (
            outline && (
              <AppLink key={state} to={hrefFor(state)} tabIndex={-1} preventScrollReset data-on={state === query.state || undefined}>
                <title>{label(state)}</title>
                <path d={outline} data-empty={countOf(state) === 0 || undefined} />
              </AppLink>
            )
          );
        })}
        {STATES_OF_PICKER.map((state) => {
          const [x, y] = MAP_STATES[state].at;
          return (
            <AppLink key={state} to={hrefFor(state)} tabIndex={-1} preventScrollReset data-on={state === query.state || undefined}>
              <title>{label(state)}</title>
              <circle cx={x} cy={y} r={11} data-empty={countOf(state) === 0 || undefined} />
              <text x={x} y={y + 4.5}>
                {countOf(state)}
              </text>
            </AppLink>
          );
        })}
      </svg>
      <ul className={styles.states}>
        {[null, ...STATES_OF_PICKER].map((state) => (
          <li key={state ?? ''}>
            <AppLink to={hrefOf({ ...query, state, page: 1 })} preventScrollReset aria-current={state === query.state ? 'true' : undefined}>
              <span>{state === null ? t('vend.allStates') : t(`states.${state}`)}</span>{' '}
              <Text as="span" isTabular className={styles.count}>
                {state === null ? states.reduce((sum, { vendorCount }) => sum + vendorCount, 0) : countOf(state)}
              </Text>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
