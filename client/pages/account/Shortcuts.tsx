import { ACCOUNT_LINKS } from '#client/features/account/AccountFrame.tsx';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './Account.module.css';

/** One press to each of one's own pages. */
export function Shortcuts() {
  const t = useT();
  const links = ACCOUNT_LINKS.filter(({ to }) => to !== '/user-profile');
  return (
    <nav aria-label={t('acc.shortcuts')}>
      <ul className={styles.list}>
        {links.map(({ to, label, icon }) => (
          <li key={to}>
            <AppLink to={to}>
              <Icon name={icon} size={22} />
              {t(label)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
