import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { iconNamed } from '#client/ui/media/iconPaths.ts';
import type { HomePageQuery } from './HomePage.generated.ts';
import styles from './Promises.module.css';

/** What the shop promises, in one line. */
export function Promises({ services }: { services: NonNullable<HomePageQuery['services']> }) {
  const t = useT();
  return (
    <ul className={styles.promises} aria-label={t('home.promises')}>
      {services.map(({ key, title, icon }) => (
        <li key={key}>
          <Icon name={iconNamed(icon, 'check')} size={24} />
          <Emphasised title={title} />
        </li>
      ))}
    </ul>
  );
}

/** The promise itself stands out, its terms less: "Free shipping | over $200", "30 days | return". */
function Emphasised({ title }: { title: string }) {
  const words = title.split(' ');
  const half = Math.max(1, Math.ceil(words.length / 2));
  // A number stays with what it counts: "Pemulangan | 30 hari".
  const strong = half > 1 && /^\d+$/.test(words[half - 1] ?? '') ? half - 1 : half;
  return (
    <span>
      <b>{words.slice(0, strong).join(' ')}</b> {words.slice(strong).join(' ')}
    </span>
  );
}
