import { useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import type { Exhibit } from './Exhibit.ts';
import styles from './Gallery.module.css';

/** A component's name, followed by its states with their names. */
export function ExhibitView({ exhibit: { of, also = [], room = 'narrow', states } }: { exhibit: Exhibit }) {
  const t = useT();
  return (
    <section id={of} className={styles.exhibit} data-exhibit={[of, ...also].join(' ')}>
      <h3>{[of, ...also].join(', ')}</h3>
      <div className={cx(styles.states, styles[room])}>
        {Object.entries(states).map(([name, show]) => (
          <figure key={name} data-state={name}>
            <div className={styles.stage}>{show(t)}</div>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
